import type { Word } from "#domain/transcript/speech.ts"
import { aligned } from "./align.ts"

/** A word on which both recognisers agree, or a stretch in which they differ. */
export interface Passage {
  /** With punctuation, as one recogniser writes them; it gives no times. */
  readonly written: ReadonlyArray<string>
  /** As the other heard them, in lower case, with their times. */
  readonly heard: ReadonlyArray<Word>
  readonly isAgreed: boolean
}

/** Letters and digits alone: what two spellings have in common. */
export const keyOf = (text: string): string =>
  text.toLowerCase().replaceAll("’", "'").replaceAll(/[^\p{L}\p{N}']/gu, "")

const short: ReadonlyMap<string, string> = new Map([["mr", "mister"], ["mrs", "missus"], ["dr", "doctor"], [
  "ok",
  "okay",
]])

const soundOf = (text: string): string => short.get(keyOf(text)) ?? keyOf(text)

/** Divides what two recognisers make of the same speech into where they agree and where they differ. */
export const passagesOf = (written: ReadonlyArray<string>, heard: ReadonlyArray<Word>): ReadonlyArray<Passage> => {
  const [left, right] = [written.map(soundOf), heard.map(({ text }) => soundOf(text))]
  const passages: Array<Passage> = []
  for (const [a, b] of aligned(left, right)) {
    const isAgreed = a !== null && b !== null && left[a] === right[b]
    const last = passages.at(-1)
    const before = isAgreed || last === undefined || last.isAgreed ? nothing : last
    if (before !== nothing) passages.pop()
    passages.push({
      written: a === null ? before.written : [...before.written, written[a] ?? ""],
      heard: b === null ? before.heard : [...before.heard, ...heard.slice(b, b + 1)],
      isAgreed,
    })
  }
  return passages
}

const nothing: Passage = { written: [], heard: [], isAgreed: false }
