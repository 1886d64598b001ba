"""The words for choices and their values, and the names of the games."""

from ui.texts import LANGUAGES, N_

GAMES = {"royal-visit": N_("Royal Visit")}

CHOICES = {
    "language": N_("Language"),
    "brightness": N_("Brightness"),
    "palette": N_("Palette"),
    "sound": N_("Sound"),
    "speed": N_("Speed"),
    "edition": N_("Rules"),
    "takeback": N_("Take back"),
}

# Values that aren't here, such as numbers, speak for themselves.
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
        "fr2021": N_("French 2021"),
        "en2020": N_("English 2020"),
    }
)
