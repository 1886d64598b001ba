"""The printed face of the table: our own drawing for Royal Visit, and a plain one for the panel.

It follows the case's plan, so that every window lies over its LED: one SVG for each face, and a PDF
for A3 and one for A4 at true scale.
"""
