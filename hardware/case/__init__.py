"""The table's case, for a printer with a 220 mm bed and for a laser cutter.

`plan` says where everything lies, `outline` how a flat shape is written down; `solids` makes the
printed parts of them, `sheets` the flat ones. Lengths are millimetres. The middle of the table is
the origin: x grows towards space q, y towards the crown row, z upwards from the underside.
"""
