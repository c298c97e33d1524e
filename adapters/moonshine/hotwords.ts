import type { Word } from "#domain/transcript/speech.ts"
import type { Passage } from "./passages.ts"
import { alike, soundLikeness } from "./sounds.ts"

/**
 * The same passage with the hotwords (lower case) that were heard in it, where what is written sounds like them: "cavernity" for
 * "Kubernetes". They are spelled as heard, and are no longer in doubt.
 */
export const withHotwords = (passage: Passage, hotwords: ReadonlySet<string>): ReadonlyArray<Passage> => {
  const { isAgreed, written, heard } = passage
  const isHot = ({ text }: Word): boolean => hotwords.has(text.toLowerCase())
  const from = heard.findIndex(isHot)
  if (from === -1) return [passage]
  const after = heard.findIndex((word, at) => at > from && !isHot(word))
  const run = heard.slice(from, after === -1 ? heard.length : after)
  if (isAgreed) return [{ ...passage, written: spelled(run, written) }]
  const place = placeOf(run, written)
  if (place === null) return [passage]
  const rest: Passage = { written: written.slice(place.to), heard: heard.slice(from + run.length), isAgreed: false }
  return [
    { written: written.slice(0, place.from), heard: heard.slice(0, from), isAgreed: false },
    { written: spelled(run, written.slice(place.from, place.to)), heard: run, isAgreed: true },
    ...withHotwords(rest, hotwords),
  ].filter((one) => one.written.length + one.heard.length > 0)
}

/** As the user writes it, with the punctuation of what stood there. */
const spelled = (run: ReadonlyArray<Word>, written: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [mark = ""] = /[.,?!;:]*$/.exec(written.at(-1) ?? "") ?? []
  return run.map(({ text }, at) => at === run.length - 1 ? text + mark : text)
}

/** The written words that sound most like a hotword, if any do. */
const placeOf = (run: ReadonlyArray<Word>, written: ReadonlyArray<string>) => {
  const wanted = run.map(({ text }) => text)
  const places = written.flatMap((_, from) =>
    Array.from({ length: run.length + 2 }, (_none, more) => from + more + 1)
      .filter((to) => to <= written.length)
      .map((to) => ({ from, to, likeness: soundLikeness(written.slice(from, to), wanted) }))
  )
  const [best] = places.toSorted((a, b) => b.likeness - a.likeness)
  return best === undefined || best.likeness < alike ? null : best
}
