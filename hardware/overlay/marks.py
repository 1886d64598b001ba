"""The elements of an SVG picture, as text. Lengths are millimetres, y grows downwards."""

from xml.sax.saxutils import escape, quoteattr


def element(name: str, *children: str, **attributes: object) -> str:
    """Return an element; `fill_opacity=1` becomes fill-opacity="1", numbers are rounded."""
    words = "".join(
        f" {key.replace('_', '-')}={quoteattr(number(value))}" for key, value in attributes.items()
    )
    if not children:
        return f"<{name}{words}/>"
    inside = "\n".join(children)
    return f"<{name}{words}>\n{inside}\n</{name}>"


def group(name: str, *children: str, **attributes: object) -> str:
    return element("g", *children, id=name, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """Return a rectangle around its middle."""
    return rect(x - width / 2, y - height / 2, width, height, **attributes)


def circle(x: float, y: float, diameter: float, **attributes: object) -> str:
    return element("circle", cx=x, cy=y, r=diameter / 2, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: object) -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)


def path(d: str, **attributes: object) -> str:
    return element("path", d=d, **attributes)


def way(*points: tuple[float, float]) -> str:
    """Return straight lines from point to point, as the data of a path."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def title(text: str) -> str:
    return f"<title>{escape(text)}</title>"


def gradient(name: str, start: tuple, end: tuple, colours: tuple[str, ...]) -> str:
    """Return evenly spaced colours from one point to another; used as fill="url(#name)"."""
    stops = [
        element("stop", offset=index / (len(colours) - 1), stop_color=colour)
        for index, colour in enumerate(colours)
    ]
    (x1, y1), (x2, y2) = start, end
    where = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    return element("linearGradient", *stops, id=name, gradientUnits="userSpaceOnUse", **where)


def picture(width: float, height: float, *children: str) -> str:
    """Return a whole picture at true scale."""
    size = f"{number(width)} {number(height)}"
    return (
        element(
            "svg",
            *children,
            xmlns="http://www.w3.org/2000/svg",
            width=f"{number(width)}mm",
            height=f"{number(height)}mm",
            viewBox=f"0 0 {size}",
        )
        + "\n"
    )


def sheet(name: str, size: tuple[float, float], *children: str) -> str:
    """Return a whole picture with a title, on white paper."""
    return picture(*size, title(name), rect(0, 0, *size, fill="#fff"), *children)


def number(value: object) -> str:
    return f"{round(value, 3):.8g}" if isinstance(value, float) else str(value)
