import type { SegmentId } from "#domain/kernel/ids.ts"
import type { Utterance } from "./reading/utterances.ts"

export interface Phrase {
  readonly text: string
  readonly times: number
  readonly segments: ReadonlyArray<SegmentId>
}

const maxCited = 5

/** The things mentioned most, with longer names before their parts; `everywhere` counts mentions in the whole transcript. */
export const topPhrases = (
  said: ReadonlyArray<Utterance>,
  count: number,
  everywhere: ReadonlyMap<string, number> = new Map(),
): ReadonlyArray<Phrase> => {
  const found = new Map<string, { text: string; times: number; segments: Set<SegmentId> }>()
  for (const { phrases, segment } of said) {
    for (const text of new Set(phrases)) {
      const key = text.toLowerCase()
      const known = found.get(key)
      if (known === undefined) found.set(key, { text, times: 1, segments: new Set([segment]) })
      else {
        known.times += 1
        if (known.segments.size < maxCited) known.segments.add(segment)
      }
    }
  }
  const score = (key: string, times: number): number =>
    times * (1 + 0.4 * Math.min(2, piecesOf(key).length - 1)) * (times / (everywhere.get(key) ?? times))
  const ordered = Array.from(found).toSorted((a, b) => score(b[0], b[1].times) - score(a[0], a[1].times))
  const chosen: Array<readonly [string, Phrase]> = []
  for (const [key, { text, times, segments }] of ordered) {
    if (chosen.length >= count) break
    if (!chosen.some(([other]) => overlaps(key, other))) chosen.push([key, { text, times, segments: [...segments] }])
  }
  return chosen.map(([, phrase]) => phrase)
}

/** The number of sentences that mention each phrase. */
export const phraseCounts = (said: ReadonlyArray<Utterance>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { phrases } of said) {
    for (const key of new Set(phrases.map((phrase) => phrase.toLowerCase()))) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

const piecesOf = (key: string): ReadonlyArray<string> => key.split(" ")

const overlaps = (a: string, b: string): boolean => {
  const pieces = new Set(piecesOf(b))
  return piecesOf(a).some((piece) => pieces.has(piece)) || a.includes(b) || b.includes(a)
}

/** Without the names of those who speak, or of whom one speaks all the time. */
export const withoutSpeakers = (said: ReadonlyArray<Utterance>): ReadonlyArray<Utterance> => {
  const names = new Set(said.flatMap(({ speaker }) => speaker?.toLowerCase().split(/\s+/) ?? []))
  const isName = (phrase: string): boolean => phrase.toLowerCase().split(/\s+/).some((word) => names.has(word))
  return said.map((one) => ({ ...one, phrases: one.phrases.filter((phrase) => !isName(phrase)) }))
}
