"""A page of Markdown as PDF, parsed by markdown-it and set by Typst in its own fonts."""

import calendar
from datetime import date
from pathlib import Path

import typst
from markdown_it import MarkdownIt

from tools.trouble import Trouble

_TEMPLATE = Path(__file__).with_name("page.typ")


def as_pdf(page: Path, version: str, day: date) -> bytes:
    """Return a page as PDF, dated `day`. Raises Trouble.

    A page `NAME.fr.md` is in French, `NAME.md` in English. Links to other pages lead to their PDFs.
    """
    text = page.read_text("utf-8").replace(".md", ".pdf")
    markdown = MarkdownIt("commonmark", {"typographer": True}).enable(["table", "smartquotes"])
    language = page.suffixes[0].lstrip(".").split("_")[0] if len(page.suffixes) == 2 else "en"
    try:
        return typst.compile(
            _TEMPLATE,
            ignore_system_fonts=True,
            timestamp=calendar.timegm(day.timetuple()),
            sys_inputs={
                "page": f"<page>{markdown.render(text)}</page>",
                "title": text.partition("\n")[0].lstrip("# "),
                "language": language,
                "version": version,
            },
        )
    except typst.TypstError as error:
        raise Trouble(f"{page.name} can't be set as PDF: {error}") from None
