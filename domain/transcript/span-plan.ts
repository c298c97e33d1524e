import { joined, subtract } from "../recognition/coverage.ts"
import type { Span } from "../recognition/speech.ts"
import type { Retranscription } from "../task/retranscription.ts"
import type { Segment } from "./transcript.ts"

/** Milliseconds. Between lines that stay, anything shorter holds no words. */
const minPart = 200

/** What the work on a span is filed under: each attempt is planned for itself. */
export const planOfSpan = (engine: string, attempt: number): string => `${engine} ${attempt}`

type Wanted = Pick<Retranscription, "begin" | "end" | "only" | "replaced">

/**
 * Which lines stay when a span is transcribed again: those that are only partly in it, and those a person has edited,
 * unless they were ticked and still read the same. All stay if only parts without lines are wanted.
 */
export const staysIn = ({ begin, end, only, replaced }: Wanted, line: Segment): boolean => {
  if (only !== undefined || line.begin < begin || line.end > end) return true
  return line.isEdited === true && !replaced.some(({ id, was }) => id === line.id && was === line.text)
}

/** The parts of a span that are recognised again: without the lines that stay. */
export const partsOf = (wanted: Wanted, lines: ReadonlyArray<Segment>): ReadonlyArray<Span> =>
  subtract(
    wanted.only ?? [{ begin: wanted.begin, end: wanted.end }],
    joined(lines.filter((line) => staysIn(wanted, line))),
  )
    .filter(({ begin, end }) => end - begin >= minPart)

/** Cuts parts into pieces for an engine: between lines where possible, since no word is cut there. */
export const piecesOf = (
  parts: ReadonlyArray<Span>,
  lines: ReadonlyArray<Span>,
  { preferred, max }: { readonly preferred: number; readonly max: number },
): ReadonlyArray<Span> => {
  const pauses = lines.slice(1).flatMap(({ begin }, nth) => {
    const before = lines[nth]?.end ?? begin
    return before <= begin ? [(before + begin) / 2] : []
  })
  return parts.flatMap((part) => {
    const borders = [...pauses.filter((at) => at > part.begin && at < part.end), part.end]
    const pieces: Array<Span> = []
    for (const end of borders) {
      const last = pieces.at(-1)
      const begin = last?.end ?? part.begin
      if (last !== undefined && end - last.begin <= preferred) pieces[pieces.length - 1] = { begin: last.begin, end }
      else if (end > begin) pieces.push({ begin, end })
    }
    return pieces.flatMap((piece) => divided(piece, max))
  })
}

/** Equal parts of at most this length. */
export const divided = ({ begin, end }: Span, max: number): ReadonlyArray<Span> => {
  const count = Math.max(1, Math.ceil((end - begin) / Math.max(1, max)))
  const length = (end - begin) / count
  return Array.from({ length: count }, (_, at) => ({
    begin: Math.round(begin + at * length),
    end: Math.round(begin + (at + 1) * length),
  }))
}
