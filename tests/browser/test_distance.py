"""The dialog *Play at a distance*: two people, each at a browser of their own, pass on links.

What is said in a conversation is the subject of other tests; here a stand-in takes its place.
"""

import pytest

from tests.browser.axe import violations
from tests.browser.people import DESK, PHONE, Person

HELPER = "stun:stun.example.org:3478"
NOTES_SERVERS = """
window.servers = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor({ iceServers }) {
    super();
    servers.push(...iceServers);
  }
};
"""

# The first connection fails as soon as it is tried, and not after half a minute.
FAILS_ONCE = """
let tries = 0;
window.RTCPeerConnection = class extends RTCPeerConnection {
  first = !tries++;
  get connectionState() { return this.first ? "failed" : super.connectionState; }
};
"""

SPOILED = """async () => {
    const all = await indexedDB.databases();
    const { name } = all.find(({ name }) => name.includes("distance"));
    const { opened, done } = await import(new URL("js/database.js", document.baseURI));
    const database = await opened(name, "matches", { keyPath: "id" });
    const store = database.transaction("matches", "readwrite").objectStore("matches");
    await done(store.put({ id: "spoiled", record: null, changed: "never" }));
    database.close();
}"""

# Open links in the same moment.
PASTES = """(links) => {
    for (const link of links) {
        document.getElementById("distance-pasted").value = link;
        document.getElementById("distance-open").click();
    }
}"""

KEPT_LOGS = """async () => {
    const all = await indexedDB.databases();
    const { name } = all.find(({ name }) => name.includes("distance"));
    const { opened, done } = await import(new URL("js/database.js", document.baseURI));
    const database = await opened(name, "matches", { keyPath: "id" });
    const kept = await done(database.transaction("matches").objectStore("matches").getAll());
    database.close();
    return kept.map(({ record }) => record.log).sort();
}"""


def meet(people, **options) -> tuple[Person, Person]:
    """Two people whose tables are connected."""
    red = people()
    invitation = red.invite()
    green = people(**options)
    green.open_link(invitation)
    green.click("accept")
    red.open_link(green.link("answer"))
    for person in (red, green):
        person.reads("Connected.")
        person.page.wait_for_function("window.talk")
    return red, green


def test_an_invitation_and_its_answer_connect_two_tables(people):
    red, green = meet(people, **PHONE)
    red.page.evaluate("talk.act('K1')")
    green.until(lambda: green.page.title().startswith("Your turn"))
    assert not red.page.title().startswith("Your turn")
    green.page.evaluate("talk.act('K2')")
    red.until(lambda: red.page.title().startswith("Your turn"))


def test_a_match_is_dealt_again_after_a_power_cycle(people):
    red, _ = meet(people)
    started = red.page.evaluate("talk.starts")
    red.tool("power").evaluate("button => button.click()")
    red.page.wait_for_function("(before) => talk.starts > before", arg=started)


@pytest.mark.parametrize("lacks", [0, 1])
def test_a_browser_without_connections_invites_and_accepts_by_links(people, lacks):
    red, green = both = people(), people()
    both[lacks].page.add_init_script("delete window.RTCPeerConnection")
    both[lacks].reload()
    green.open_link(red.invite())
    green.click("accept")
    red.open_link(green.link("answer"))
    for person in both:
        person.until(lambda person=person: person.page.evaluate("Boolean(window.talk)"))
    assert not both[lacks].page.locator("#distance-call").is_visible()
    assert red.page.locator("#notices").inner_text() == ""


def test_an_invitation_names_game_and_seat_and_is_short(people):
    person = people()
    invitation = person.invite("banquet-royal", 1)
    friend = people(locale="de", **DESK)
    friend.open_link(invitation)
    friend.page.locator("#distance-accept").wait_for()
    assert "Rot" in friend.told()
    assert violations(friend.page) == []


def test_both_go_on_after_a_lost_connection(people):
    red, green = meet(people)
    red.page.evaluate("talk.act('K1')")
    green.until(lambda: green.has_turn)  # what came is kept by then
    green.reload()
    red.reads("They left.")
    green.until(lambda: green.page.evaluate("window.talk?.record.log.length") == 1)
    green.open_dialog()
    green.click("call")
    red.open_link(green.link("call"))
    green.open_link(red.link("reply"))
    red.reads("They are back.")
    green.page.evaluate("talk.act('K2')")
    red.until(lambda: red.page.evaluate("talk.record.log.length") == 2)


def test_a_browser_without_connections_answers_a_call_by_saying_that_links_go_on(people):
    red, green = meet(people)
    green.page.add_init_script("delete window.RTCPeerConnection")
    green.reload()
    red.reads("They left.")
    red.open_dialog()
    red.click("call")
    green.open_link(red.link("call"))
    green.reads("Play on by links.")
    assert not green.offers("passed")


def test_what_the_other_opens_comes_after_one_has_left_the_result(people):
    red, green = meet(people)
    red.page.evaluate("talk.say('over', { result: 'r king', for: 'seed' })")
    red.open_dialog()
    assert red.told() == "Royal Visit · Red · seed · Connected."
    red.page.keyboard.press("Escape")
    red.page.evaluate("talk.tell = () => {}")
    red.page.evaluate("talk.start = () => { window.again = true }")
    red.page.evaluate("talk.say('left', {})")
    red.reads("The game waits for you.")
    green.page.evaluate("talk.act('K1')")
    red.until(lambda: red.page.evaluate("talk.record.log.length") == 1)
    red.page.get_by_role("button", name="Go on").first.click()
    red.until(lambda: red.page.evaluate("window.again"))


def test_a_game_goes_on_by_letters(people):
    red, green = meet(people)
    green.page.close()
    red.reads("They left.")
    red.page.evaluate("talk.act('K1')")
    red.page.get_by_role("button", name="Send my turn").first.click()
    letter = red.link("letter")
    assert len(letter) < 1000
    red.page.keyboard.press("Escape")
    red.page.evaluate("talk.say('over', { result: 'r king', for: 'seed' })")
    red.page.get_by_role("button", name="Send the result").first.click()
    red.page.get_by_text("it opens your cards").wait_for()


def test_a_letter_is_answered_by_a_letter(people):
    red = people()
    green = people()
    green.open_link(red.invite())
    green.click("accept")
    answer = green.link("answer")
    red.reload()  # the way of the invitation is gone
    red.open_link(answer)
    red.reads("reloaded since the invitation")
    for turn in range(4):
        one, other = (red, green) if turn % 2 == 0 else (green, red)
        one.page.evaluate(f"talk.act('K{turn}')")
        one.open_dialog()
        one.click("letter")
        letter = one.link("letter")
        one.page.keyboard.press("Escape")
        other.open_link(letter)
        other.until(
            lambda other=other, turn=turn: other.page.evaluate("talk.record.log.length") == turn + 1
        )


def test_a_guest_makes_a_new_answer_that_connects_instead_of_the_first(people):
    """Firefox gives the way of an answer up after some two minutes, and can't say so."""
    red, green = people(), people()
    green.open_link(red.invite())
    green.click("accept")
    first = green.link("answer")
    assert not green.offers("letter"), "the answer is the only link that there is"
    green.click("answer")
    green.until(lambda: green.link("answer") != first)
    red.open_link(green.link("answer"))
    for person in (red, green):
        person.reads("Connected.")


def test_one_press_makes_a_link_to_connect_again_where_an_answer_came_too_late(people):
    red, green = people(script=FAILS_ONCE), people()
    green.open_link(red.invite())
    green.click("accept")
    answer = green.link("answer")
    green.reload()
    red.open_link(answer)
    red.reads("The tables can’t reach each other.")
    assert red.say("They left.") not in red.told()
    red.page.get_by_role("button", name="Connect again").first.click()
    green.open_link(red.link("call"))
    red.open_link(green.link("reply"))
    for person in (red, green):
        person.reads("Connected.")


def test_a_guest_makes_an_answer_again_after_a_reload(people):
    red = people()
    green = people()
    green.open_link(red.invite())
    green.click("accept")
    green.link("answer")
    green.reload()
    green.open_dialog()
    assert not green.offers("call"), "nobody could answer it"
    green.click("answer")
    red.open_link(green.link("answer"))
    red.page.wait_for_function("window.talk")


def test_who_answers_second_is_told_at_the_inviters_page(people):
    red = people()
    invitation = red.invite()
    answers = []
    for script in ("delete window.RTCPeerConnection", ""):
        guest = people(script=script)
        guest.open_link(invitation)
        guest.click("accept")
        answers.append(guest.link("answer"))
    red.open_link(answers[0])
    red.page.wait_for_function("window.talk")
    red.open_link(answers[1])
    red.until(lambda: red.told().startswith("answered"))


def test_what_a_browser_keeps_wrongly_is_listed_and_can_be_removed(people):
    person = people()
    person.invite()
    person.click("aside")
    person.page.evaluate(SPOILED)
    person.reload()
    person.open_dialog()
    listed = person.page.locator("#distance-matches li")
    person.until(lambda: listed.count() == 2)
    spoiled = listed.filter(has_text="This game can’t be read.")
    spoiled.get_by_role("button", name="Remove").click()
    spoiled.get_by_role("button", name="Remove for good?").click()
    person.until(lambda: listed.count() == 1)


def test_without_a_clipboard_a_link_is_selected_to_be_copied_by_keys(people):
    """As by plain http and an address of the network."""
    person = people(script="delete Navigator.prototype.clipboard")
    link = person.invite()
    person.click("copy")
    person.until(
        lambda: person.page.locator("#distance-copied").inner_text() == "Press Ctrl+C to copy."
    )
    assert person.page.evaluate("getSelection().toString()") == link


def test_an_answer_opened_in_another_tab_reaches_the_table(people):
    red = people()
    green = people()
    green.open_link(red.invite())
    green.click("accept")
    answer = green.link("answer")
    tab = red.page.context.new_page()
    tab.goto(answer)
    tab.get_by_text("This tab can be closed").wait_for()
    for person in (red, green):
        person.reads("Connected.")


def test_several_games_are_kept_and_one_is_removed(people):
    person = people()
    person.invite()
    person.click("aside")
    person.invite("roi-et-compagnie")
    person.click("aside")
    listed = person.page.locator("#distance-matches li")
    assert listed.count() == 2
    person.reload()
    person.open_dialog()
    listed.filter(has_text="King of the Dice").get_by_role("button", name="Remove").click()
    listed.get_by_role("button", name="Remove for good?").click()
    person.until(lambda: listed.count() == 1)
    listed.get_by_role("button", name="Go on").click()
    person.link("invitation")
    assert person.told().startswith("Royal Visit · Red")


def test_a_helper_server_is_asked_only_if_it_is_switched_on(people):
    person = people(script=NOTES_SERVERS)
    person.open_dialog()
    assert not person.offers("helper"), "the site names none"
    person.page.route(
        "**/distance/helper.js",
        lambda route: route.fulfill(
            content_type="text/javascript", body=f'export const HELPER = "{HELPER}";'
        ),
    )
    person.reload()
    person.invite()
    assert person.page.evaluate("servers") == []
    person.click("aside")
    person.page.check("#distance-asks")
    person.invite()
    assert person.page.evaluate("servers") == [{"urls": HELPER}]


def test_the_start_page_leads_to_the_dialog(people):
    person = people(path="#play-at-a-distance", locale="de")
    person.page.locator("#at-a-distance").wait_for()
    assert violations(person.page) == []
    page = person.page.locator("#distance-how").get_attribute("href")
    assert page == "../firmware/docs/at-a-distance.de.html"


def test_the_game_on_the_table_is_proposed(people):
    person = people(path="#play=banquet-royal")
    person.open_dialog()
    game = person.page.locator("#distance-game")
    person.until(lambda: game.input_value() == "banquet-royal")
    assert person.page.locator("#distance-seats label").first.text_content().startswith("Red")


@pytest.mark.parametrize(
    "text", ["", "hello", "#invitation=", "#letter=abc", "#answer=%%%", "#call=AAAA"]
)
def test_what_is_no_link_is_told(people, text):
    person = people()
    person.open_dialog()
    person.page.fill("#distance-pasted", text)
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("/link/.test(document.getElementById('distance-told').innerText)")
    assert person.page.locator("#at-a-distance").is_visible()


def test_links_that_are_opened_at_once_reach_each_its_game(people):
    red = people()
    letters = []
    for word in ("K1", "K2"):
        green = people()
        green.open_link(red.invite(seat=1))
        green.click("accept")
        red.open_link(green.link("answer"))
        for person in (red, green):
            person.reads("Connected.")
        red.open_dialog()
        red.click("aside")
        green.reads("They left.")
        green.page.evaluate(f"talk.act('{word}')")
        green.page.get_by_role("button", name="Send my turn").first.click()
        letters.append(green.link("letter"))
    red.page.evaluate(PASTES, letters)
    red.page.wait_for_function("window.talk?.record.log[0] === 'K2'")
    assert red.page.evaluate(KEPT_LOGS) == [["K1"], ["K2"]]
