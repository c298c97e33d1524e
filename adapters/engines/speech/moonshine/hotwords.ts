import type { Word } from "#domain/recognition/speech.ts"
import { asHeard, type Passage } from "./passages.ts"
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
  if (isAgreed) return [{ ...passage, written: asHeard(textsOf(run), written) }]
  const place = placeOf(run, written)
  if (place === null) return [passage]
  const rest: Passage = { written: written.slice(place.to), heard: heard.slice(from + run.length), isAgreed: false }
  return [
    { written: written.slice(0, place.from), heard: heard.slice(0, from), isAgreed: false },
    { written: asHeard(textsOf(run), written.slice(place.from, place.to)), heard: run, isAgreed: true },
    ...withHotwords(rest, hotwords),
  ].filter((one) => one.written.length + one.heard.length > 0)
}

/** The written words that sound most like a hotword, if any do. */
const placeOf = (run: ReadonlyArray<Word>, written: ReadonlyArray<string>) => {
  const wanted = textsOf(run)
  const places = written.flatMap((_, from) =>
    Array.from({ length: run.length + 2 }, (_none, more) => from + more + 1)
      .filter((to) => to <= written.length)
      .map((to) => ({ from, to, likeness: soundLikeness(written.slice(from, to), wanted) }))
  )
  const [best] = places.toSorted((a, b) => b.likeness - a.likeness)
  return best === undefined || best.likeness < alike ? null : best
}

const textsOf = (run: ReadonlyArray<Word>): ReadonlyArray<string> => run.map(({ text }) => text)
