import type { MindMap } from "#domain/analysis/mind-map.ts"
import { drawMindMap } from "#domain/export/draw-mind-map.ts"
import { renderSvg, screenFonts } from "#domain/export/render-svg.ts"
import type { Say } from "#texts/server-texts.ts"
import { safe } from "../../request/safe-html.ts"

/** Wider drawings take the space beside the text, too; still wider ones that beside the sheet. */
const maxInText = 830
const maxInSheet = 1250
/** The widest ones scroll: made to fit, they would be unreadable. */
const maxFitting = 2000

/** The map as a picture, and as a list for small screens and screen readers. */
export const htmlOfMindMap = (map: MindMap, title: string, say: Say<"server/share">): string => {
  const drawing = drawMindMap(map)
  const { width } = drawing
  const fit = `${width <= maxFitting ? " fits" : ""}${width > maxInSheet ? " vast" : width > maxInText ? " broad" : ""}`
  const picture = renderSvg(drawing, { title, scale: 1, family: screenFonts })
  return `<section id="map" aria-labelledby="map-title"><h2 id="map-title">${safe(say("sharePage.mindMap"))}</h2>
<div class="map${fit}" data-map tabindex="0" role="group" aria-label="${
    safe(say("sharePage.mapPicture"))
  }">${picture}</div>
<div class="outline" role="group" aria-label="${safe(say("sharePage.asList"))}">${listOf(map.children)}</div></section>`
}

const listOf = (nodes: ReadonlyArray<MindMap>): string =>
  nodes.length === 0
    ? ""
    : `<ul>${nodes.map(({ text, children }) => `<li>${safe(text)}${listOf(children)}</li>`).join("")}</ul>`
