import type { Part } from "./change-points.ts"
import { addInto, costOf, countOf, gainOf, type Gaussian, logDeterminant } from "./gaussian.ts"

/** Parts believed to be one voice. */
export interface Voice {
  readonly parts: ReadonlyArray<Part>
  readonly gaussian: Gaussian
}

/** How much better than one voice two must explain the frames; tuned on synthetic voices. */
export const usualStrictness = 1.8

/** In which order voices that may be one are merged: the lowest first. */
export type Order = (gain: number, excess: number, shortness: number) => number

/** How much two voices differ per frame. Long parts come first, so that a voice of many short ones is not divided. */
const perFrame: Order = (gain, _excess, shortness) => gain * shortness

/** By the criterion itself, which grows with the number of frames: short parts come first. */
export const byCriterion: Order = (_gain, excess) => excess

/** Halfway between the two: voices remain of one person each, even if a person has several. */
export const purest: Order = (_gain, excess, shortness) => excess * Math.sqrt(shortness)

export interface Manner {
  readonly order: Order
  readonly strictness: number
}

/**
 * How many parts are compared with each other at once, because work and memory grow with the square. A longer recording is
 * clustered in stretches of this many parts (about 40 minutes); then the voices of all stretches are clustered by their
 * combined statistics, which are exact.
 */
const maxStretch = 1200

/** Greater than any value of an order. */
const apart = 1e9

/** Merges the most similar voices until the criterion says stop, or until `count` remain when it is known. */
export const cluster = (
  voices: ReadonlyArray<Voice>,
  count: number | null,
  how: Partial<Manner> = {},
  stretch = maxStretch,
): ReadonlyArray<Voice> => {
  const manner = { order: perFrame, strictness: usualStrictness, ...how }
  if (voices.length <= stretch) return joinAll(voices, count, manner)
  const stretches = Math.ceil(voices.length / stretch)
  const length = Math.ceil(voices.length / stretches)
  const found = Array.from(
    { length: stretches },
    (_, index) => joinAll(voices.slice(index * length, (index + 1) * length), null, manner, count ?? 1),
  ).flat()
  return found.length < voices.length ? cluster(found, count, manner, stretch) : joinAll(found, count, manner)
}

interface Growing {
  parts: Array<Part>
  readonly gaussian: Gaussian
  logDeterminant: number
}

const joinAll = (
  voices: ReadonlyArray<Voice>,
  count: number | null,
  manner: Manner,
  atLeast = 1,
): ReadonlyArray<Voice> => {
  const all: Array<Growing> = voices.map(({ parts, gaussian }) => ({
    parts: [...parts],
    gaussian: gaussian.slice(),
    logDeterminant: logDeterminant(gaussian),
  }))
  const table = distances(all, manner)
  let left = all.length
  while (left > (count ?? atLeast)) {
    const pair = table.closest()
    if (pair === null || (count === null && pair.distance >= apart)) break
    table.join(pair.low, pair.high)
    left--
  }
  return table.alive().flatMap((index) => all[index] ?? [])
}

/** Distances between all voices; remembering the nearest of each makes finding the closest pair linear. */
const distances = (all: ReadonlyArray<Growing>, { order, strictness }: Manner) => {
  const n = all.length
  const values = new Float64Array(n * n)
  const nearest = new Int32Array(n).fill(-1)
  const gone = new Uint8Array(n)

  /** Pairs that the criterion takes for two voices come after all that it takes for one. */
  const between = (i: number, j: number): number => {
    const [a, b] = [all[i], all[j]]
    if (a === undefined || b === undefined) return 0
    const gain = gainOf(a.gaussian, b.gaussian, a.logDeterminant, b.logDeterminant)
    const [one, other] = [countOf(a.gaussian), countOf(b.gaussian)]
    const excess = gain - costOf(one + other, strictness)
    return excess > 0 ? apart + excess : order(gain, excess, 1 / one + 1 / other)
  }
  const set = (i: number, j: number): void => {
    const value = between(i, j)
    values[i * n + j] = value
    values[j * n + i] = value
  }
  const at = (i: number, j: number): number => values[i * n + j] ?? 0
  /** Among lower indices only, so that each pair is considered once. */
  const renew = (i: number): void => {
    let best = -1
    for (let j = 0; j < i; j++) if (!gone[j] && (best < 0 || at(i, j) < at(i, best))) best = j
    nearest[i] = best
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) set(i, j)
    renew(i)
  }
  return {
    alive: (): ReadonlyArray<number> => Array.from(all.keys()).filter((index) => !gone[index]),
    closest: () => {
      let high = -1
      for (let i = 0; i < n; i++) {
        const other = nearest[i] ?? -1
        if (!gone[i] && other >= 0 && (high < 0 || at(i, other) < at(high, nearest[high] ?? 0))) high = i
      }
      return high < 0 ? null : { low: nearest[high] ?? 0, high, distance: at(high, nearest[high] ?? 0) }
    },
    join: (low: number, high: number): void => {
      const [kept, lost] = [all[low], all[high]]
      if (!kept || !lost) return
      addInto(kept.gaussian, lost.gaussian)
      kept.logDeterminant = logDeterminant(kept.gaussian)
      kept.parts.push(...lost.parts)
      gone[high] = 1
      for (let k = 0; k < n; k++) if (!gone[k] && k !== low) set(low, k)
      for (let k = low; k < n; k++) {
        if (gone[k]) continue
        const other = nearest[k]
        if (k === low || other === low || other === high) renew(k)
        else if (other !== undefined && (other < 0 || at(k, low) < at(k, other))) nearest[k] = low
      }
    },
  }
}
