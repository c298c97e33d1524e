import type { MindMap } from "../analysis/mind-map.ts"
import { translatedWord } from "../analysis/section-titles.ts"
import { hashOf } from "../text/hash-of.ts"
import { type Content, dash, lineKey, piecesOf, textKey } from "./source-pieces.ts"
import { translatedSummary } from "./summary-texts.ts"
import type { Fault, TranslatedPiece } from "./translation.ts"

/** `stale`: the line was edited after its translation, whose text is still there. `waiting`: it was not translated yet. */
type PieceState = "translated" | "untranslated" | "stale" | "waiting"

interface Found {
  readonly state: PieceState
  readonly text: string | null
  readonly fault: Fault | null
}

/** The content of a task in another language, as far as it is translated. */
export const translated = (content: Content, stored: ReadonlyArray<TranslatedPiece>, target: string) => {
  const byId = new Map(stored.map((piece) => [piece.id, piece]))
  const pieces = piecesOf(content, target)
  const found = new Map(pieces.map(({ id, text }) => [id, foundIn(byId.get(id), hashOf(text))]))
  const textFor = (text: string): string | null =>
    (content.analysis === null ? null : translatedWord(text, content.analysis.language, target))
      ?? found.get(textKey(text))?.text ?? null
  const { analysis } = content
  const hasTexts = pieces.some(({ id }) => id.startsWith("text:") && found.get(id)?.text !== null)
  return {
    pieces,
    found,
    title: textFor(content.title),
    // Lines without words are the same in every language.
    lines: content.lines.map(({ id, text }) =>
      Object.assign({ id }, found.get(lineKey(id)) ?? { state: "translated" as const, text, fault: null })
    ),
    summary: analysis === null || !hasTexts ? null : translatedSummary(analysis.summary, textFor),
    mindMap: analysis === null || !hasTexts ? null : mapped(analysis.mindMap, textFor),
    receipt: receiptOf([...found.values()]),
  }
}

const foundIn = (piece: TranslatedPiece | undefined, hash: string): Found => {
  if (piece === undefined) return { state: "waiting", text: null, fault: null }
  const isStale = piece.sourceHash !== hash
  if (piece.text === null) return { state: isStale ? "waiting" : "untranslated", text: null, fault: piece.fault }
  return { state: isStale ? "stale" : "translated", text: piece.text, fault: null }
}

const mapped = (
  { id, text, anchor, section, children }: MindMap,
  textFor: (text: string) => string | null,
): MindMap => ({
  id,
  text: text.split(dash).map((part) => textFor(part) ?? part).join(dash),
  anchor,
  ...(section === undefined ? {} : { section: textFor(section) ?? section }),
  children: children.map((child) => mapped(child, textFor)),
})

const receiptOf = (found: ReadonlyArray<Found>) => {
  const count = (state: PieceState) => found.filter((one) => one.state === state).length
  return {
    total: found.length,
    translated: count("translated"),
    untranslated: count("untranslated"),
    stale: count("stale"),
    waiting: count("waiting"),
  }
}
