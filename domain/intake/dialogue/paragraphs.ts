import { SegmentId } from "../../kernel/ids.ts"
import type { Segment, Transcript } from "../../transcript/transcript.ts"
import type { DialogueTurn } from "./dialogue-turn.ts"
import { dialogueOf } from "./dialogue.ts"

const maxLength = 1200

/** Turns text into a transcript: the turns of a dialogue, or the paragraphs, with long ones cut after a sentence. */
export const transcriptOfText = (text: string): Transcript => {
  const turns = dialogueOf(text) ?? [{ name: null, begin: null, text }]
  const names = [...new Set(turns.flatMap(({ name }) => name ?? []))]
  const ids = new Map(names.map((name, index) => [name, `speaker_${index + 1}`]))
  const lines = turns.flatMap((turn, nth) => {
    const speakerId = ids.get(turn.name ?? "") ?? null
    const { begin, end } = spanOf(turn, turns[nth + 1])
    return paragraphsOf(turn.text).map((line) => ({ line, begin, end, speakerId }))
  })
  return {
    speakers: names.map((name, index) => ({ id: `speaker_${index + 1}`, name })),
    segments: lines.map(({ line, begin, end, speakerId }, index): Segment => ({
      id: SegmentId.make(`s${index + 1}`),
      begin,
      end,
      text: line,
      speakerId,
      words: [],
    })),
  }
}

/** Text without times is at 0. Without ends, a turn lasts until the next one, and the last one a while. */
const spanOf = ({ begin, end }: DialogueTurn, next: DialogueTurn | undefined): Pick<Segment, "begin" | "end"> => {
  if (begin === null) return { begin: 0, end: 0 }
  const isKnown = end !== undefined && end > begin
  return { begin, end: isKnown ? end : Math.max(begin + 1, next?.begin ?? begin + lastTurn) }
}

const lastTurn = 3000

const paragraphsOf = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll("\u0000", "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n+/)
    .flatMap((paragraph) => pointsIn(paragraph).flatMap((point) => cut(point.trim())))
    .filter((line) => line !== "")

/** The points of a slide that were copied into one line. */
const pointsIn = (paragraph: string): ReadonlyArray<string> => {
  const points = paragraph.split(/\s+(?=[•▪◦●○‣]\s)/u)
  return points.length > 2 ? points : [paragraph]
}

const cut = (paragraph: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let rest = paragraph
  while (rest.length > maxLength) {
    const at = lastStop(rest.slice(0, maxLength))
    lines.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...lines, rest]
}

/** After the last sentence that fits, else after the last word, else mid-word. */
const lastStop = (window: string): number => {
  const sentence = Math.max(...[". ", "! ", "? ", "。", "！", "？"].map((stop) => window.lastIndexOf(stop)))
  if (sentence > 0) return sentence + 1
  const space = window.lastIndexOf(" ")
  return space > 0 ? space : window.length
}
