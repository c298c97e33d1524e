import type { SegmentId } from "../kernel/ids.ts"
import type { Line } from "../transcript/transcript.ts"

/** Whole lines that are compared by their meaning as one. */
export interface Passage {
  readonly lines: ReadonlyArray<SegmentId>
  readonly text: string
}

/** Tokens, roughly: less says too little to have a meaning of its own, more has several. */
const wanted = 200
/** From here on, the next speaker begins a passage of their own. */
const enough = 100
/** Characters of a line that is a passage by itself: its beginning stands for all of it. */
const mostCharacters = 4000

/** Consecutive lines of about 200 tokens; where it is possible, a passage ends with what a speaker says. */
export const passagesOf = (lines: ReadonlyArray<Line>): ReadonlyArray<Passage> => {
  const passages: Array<ReadonlyArray<Line>> = []
  let open: ReadonlyArray<Line> = []
  let size = 0
  for (const line of lines) {
    const tokens = tokensIn(line.text)
    if (tokens === 0) continue
    const isTurn = line.speakerId !== open.at(-1)?.speakerId
    if (open.length > 0 && (size + tokens > wanted || (isTurn && size >= enough))) {
      passages.push(open)
      open = []
      size = 0
    }
    open = [...open, line]
    size += tokens
  }
  if (open.length > 0) passages.push(open)
  return passages.map((those) => ({
    lines: those.map(({ id }) => id),
    text: those.map(({ text }) => text.trim()).join("\n").slice(0, mostCharacters).toWellFormed(),
  }))
}

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** A token for a character of scripts that need few of them, and for four of others. */
const tokensIn = (text: string): number => {
  const written = text.trim()
  const denser = written.match(dense)?.length ?? 0
  return Math.ceil(denser + (written.length - denser) / 4)
}
