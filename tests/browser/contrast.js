// Measures the contrast of texts by WCAG 2, for tests. Runs in the page before its own scripts.
//
// `contrast.drawn` are the texts painted on a canvas, `contrast.written()` those of elements. Each is
// {text, ratio, size, bold}; the ratio is that to the worst of the pixels under a painted text.

{
  const drawn = [];

  const luminance = ([red, green, blue]) => {
    const linear = (value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  // A colour of CSS as [red, green, blue, alpha], the alpha 0..1.
  const parsed = (colour) => {
    const probe = new OffscreenCanvas(1, 1).getContext("2d");
    probe.fillStyle = colour;
    const text = probe.fillStyle;
    if (text.startsWith("#")) return [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)).concat(1);
    return text.match(/[\d.]+/g).map(Number);
  };

  const over = ([...top], below, alpha = top[3]) =>
    [0, 1, 2].map((i) => top[i] * alpha + below[i] * (1 - alpha));

  const listen = (prototype) => {
    const { fillText } = prototype;
    prototype.fillText = function (text, x, y) {
      // A gradient is brass on the name of the table, which is a logo.
      if (typeof this.fillStyle === "string") {
        const box = this.measureText(text);
        const corner = this.getTransform().transformPoint({
          x: x - box.actualBoundingBoxLeft, y: y - box.actualBoundingBoxAscent });
        const { a: scale } = this.getTransform();
        const width = (box.actualBoundingBoxLeft + box.actualBoundingBoxRight) * scale;
        const height = (box.actualBoundingBoxAscent + box.actualBoundingBoxDescent) * scale;
        const { data } = this.getImageData(corner.x, corner.y, Math.max(1, width), Math.max(1, height));
        const colour = parsed(this.fillStyle);
        const ratios = [];
        for (let at = 0; at < data.length; at += 4) {
          const below = data.subarray(at, at + 3);
          ratios.push(ratio(over(colour, below, colour[3] * this.globalAlpha), below));
        }
        const size = parseFloat(this.font.match(/([\d.]+)px/)[1]) * scale / devicePixelRatio;
        drawn.push({ text, ratio: Math.min(...ratios), size, bold: /^[67]00/.test(this.font) });
      }
      return fillText.apply(this, arguments);
    };
  };
  listen(CanvasRenderingContext2D.prototype);
  listen(OffscreenCanvasRenderingContext2D.prototype);

  // The colour behind an element. What lies over the canvas may lie over white.
  const behind = (element) => {
    if (!element) return [255, 255, 255];
    const colour = parsed(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour : over(colour, behind(element.parentElement));
  };

  const written = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.data.trim();
      if (!text || !element.checkVisibility() || element.closest(".unseen, :disabled")) continue;
      const below = behind(element);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      found.push({ text, ratio: ratio(over(parsed(color), below), below), size: parseFloat(fontSize),
        bold: fontWeight >= 700 });
    }
    return found;
  };

  window.contrast = { drawn, written };
}
