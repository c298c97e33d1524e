import type { Curve, Drawing, DrawnText, Ground } from "./map-drawing.ts"
import { paper } from "./map-style.ts"

export interface SvgOptions {
  readonly title: string
  /** Size on screen relative to the drawing. */
  readonly scale: number
  /** A list as in CSS `font-family`. */
  readonly family: string
}

/** The app's fonts, then system fonts for other scripts. */
export const screenFonts =
  "Inter, system-ui, 'Segoe UI', 'PingFang SC', 'Hiragino Sans', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans', sans-serif"

/** The drawing as SVG that any program can show: plain shapes and text, no extensions, nothing fetched. */
export const renderSvg = (drawing: Drawing, { title, scale, family }: SvgOptions): string => {
  const { left, top, width, height, grounds, curves, texts } = drawing
  const size = `width="${number(width * scale)}" height="${
    number(height * scale)
  }" viewBox="${left} ${top} ${width} ${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="${escapeXml(family)}">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${paper}"/>`,
    ...curves.map(curveOf),
    ...grounds.map(groundOf),
    ...texts.map(textOf),
    "</svg>\n",
  ].join("\n")
}

/** Escapes text for XML, on one line. Characters that XML cannot hold are dropped. */
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")

const curveOf = ({ x1, y1, x2, y2, tail, colour, thickness }: Curve): string => {
  const half = number((x1 + x2) / 2)
  const path = `M${number(x1)} ${number(y1)}C${half} ${number(y1)} ${half} ${number(y2)} ${number(x2)} ${number(y2)}`
  const line = tail === 0 ? "" : `h${number(tail)}`
  return `<path d="${path}${line}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round"/>`
}

const groundOf = ({ x, y, width, height, radius, colour }: Ground): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${
    number(height)
  }" rx="${radius}" fill="${colour}"/>`

const textOf = ({ x, y, anchor, size, isBold, colour, text }: DrawnText): string =>
  `<text x="${number(x)}" y="${number(y)}" text-anchor="${anchor}" font-size="${size}"${
    isBold ? ' font-weight="600"' : ""
  } fill="${colour}">${escapeXml(text)}</text>`

const number = (value: number): string => String(Math.round(value * 10) / 10)
