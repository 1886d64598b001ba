"""The nine cakes, of which six are in play: what each of the three kinds does and is worth."""

CROWNS, SCATTER, SWAP, HIDDEN = range(4)
KINDS = 4  # the three in the box, and HIDDEN: in a view, a cake that nobody has seen
EACH = 3  # how many there are of each kind
IN_PLAY = 6

WORTH = b"\1\3\3\0"
GIFT = 2  # crowns, for a cake of the kind CROWNS

LETTERS = "csw?"  # one for each kind, in text
