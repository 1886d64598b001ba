"""Hook of MkDocs: the bar above a page, and the words of the theme, in the page's own language.

The titles of the bar are in `tabs` of each start page (tools/site/start). MkDocs loads this file by
its path.
"""

import re

_CODE = re.compile(
    r"(?:^|\.)([a-z]{2,3}(?:_\w+)?)\.md$"
)  # of the path of a page that isn't in English
_ENGLISH = "en"
_FIRST = "index.md"  # the start page in English
_TEACHING = "how-to-play"  # folder of the section that has all its pages in each language


def on_page_context(context, page, config, nav):
    """Put bar and theme into the language of the page; *How to play* begins with its pages."""
    code = _language(page)
    config.theme["language"] = code.replace("_", "-")
    starts = {file.src_uri: file.page for file in context["pages"]}
    start = starts[_FIRST if code == _ENGLISH else f"{code}.md"]
    for item, title in zip(nav.items, start.meta["tabs"], strict=True):
        item.title = title
        if item.is_section and _TEACHING in item.children[0].file.src_uri:
            item.children.sort(key=lambda child: _rank(_language(child), code))


def _language(page) -> str:
    found = _CODE.search(page.file.src_uri)
    return found[1] if found else _ENGLISH


def _rank(language: str, own: str) -> tuple:
    """Return what sorts languages: one's own, English, the others by their codes."""
    return language != own, language != _ENGLISH, language
