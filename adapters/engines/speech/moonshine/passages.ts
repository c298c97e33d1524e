import type { Word } from "#domain/recognition/speech.ts"
import { digitOf } from "#domain/text/english-number-words.ts"
import { aligned } from "./align.ts"
import { alike, keyOf, soundLikeness } from "./sounds.ts"

/** A word on which both recognisers agree, or a stretch in which they differ. */
export interface Passage {
  /** With punctuation, as one recogniser writes them; it gives no times. */
  readonly written: ReadonlyArray<string>
  /** As the other heard them, in lower case, with their times. */
  readonly heard: ReadonlyArray<Word>
  readonly isAgreed: boolean
}

const short: ReadonlyMap<string, string> = new Map([
  ...[["mr", "mister"], ["mrs", "missus"], ["dr", "doctor"], ["ok", "okay"], ["0", "zero"]] as const,
  ...Array.from(digitOf, ([word, digit]) => [`${digit}`, word] as const),
])

/** A word as it is said: titles are written short, and digits may stand for words. */
export const spelling = (text: string): string => short.get(keyOf(text)) ?? keyOf(text)

/**
 * Divides what two recognisers make of the same speech into where they agree and where they differ. They also agree on a
 * hotword (lower case) that one of them heard and the other wrote as it sounds.
 */
export const passagesOf = (
  written: ReadonlyArray<string>,
  heard: ReadonlyArray<Word>,
  hotwords: ReadonlySet<string>,
): ReadonlyArray<Passage> => {
  const hot = heard.map(({ text }) => text).filter((text) => hotwords.has(text.toLowerCase()))
  const sounding = (text: string) => hot.find((word) => soundLikeness([word], [text]) >= alike) ?? text
  const [left, right] = [written.map(sounding).map(spelling), heard.map(({ text }) => spelling(text))]
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

/** Words as they were heard, with the punctuation of what is written in their place. */
export const asHeard = (heard: ReadonlyArray<string>, written: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [mark = ""] = /[.,?!;:]*$/.exec(written.at(-1) ?? "") ?? []
  return heard.map((text, at) => at === heard.length - 1 ? text + mark : text)
}
