import { coloursOf, ink, paper } from "#domain/export/map-style.ts"

/** The speaker colours of the dark theme, in the order of the drawing's branches: of text, and of lines. */
const texts = ["#b9b5ff", "#4fcdcd", "#e8a869", "#ed9ac1", "#78bff9", "#82cb92", "#f69b94", "#b0b7cb"]
const lines = ["#8f86ee", "#2f9c9c", "#bd7f2f", "#bf668f", "#3f8fc6", "#46985b", "#c76a63", "#7d859f"]

/** Shows a drawn map, which is made for paper, in the colours that the app gives it in its dark theme. */
export const darkMap = [
  `.map { background: var(--surface) } .map rect[fill="${paper}"] { fill: none } .map text[fill="${ink}"] { fill: var(--fg) }`,
  ...lines.flatMap((line, nth) => {
    const light = coloursOf(nth)
    return [
      `.map [fill="${light.text}"] { fill: ${texts[nth]} }`,
      `.map [stroke="${light.line}"] { stroke: ${line} }`,
      `.map [fill="${light.ground}"] { fill: color-mix(in oklab, ${line} 18%, var(--surface)) }`,
    ]
  }),
].join(" ")
