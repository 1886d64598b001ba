"""The words for choices and their values, and the names of the games."""

from ui.texts import LANGUAGES, N_

GAMES = {
    "royal-visit": N_("Royal Visit"),
    "roi-et-compagnie": N_("King of the Dice"),
    "banquet-royal": N_("Banquet Royal"),
}

CHOICES = {
    "language": N_("Language"),
    "brightness": N_("Brightness"),
    "palette": N_("Palette"),
    "sound": N_("Sound"),
    "speed": N_("Speed"),
    "players": N_("Players"),
    "edition": N_("Rules"),
    "takeback": N_("Take back"),
}

# Those of a game's own options are in its kit; numbers speak for themselves.
VALUES = dict(LANGUAGES)
VALUES.update(
    {
        "royal": N_("royal"),
        "contrast": N_("contrast"),
        "on": N_("yes"),
        "off": N_("no"),
        "slow": N_("slow"),
        "normal": N_("normal"),
        "fast": N_("fast"),
        "person": N_("person"),
        "squire": N_("squire"),
        "courtier": N_("courtier"),
        "chancellor": N_("chancellor"),
        "sovereign": N_("sovereign"),
    }
)
