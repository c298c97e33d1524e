import type { Quantised } from "./quantised.ts"

/** Vectors one after another, with the scale of each. */
export interface Stretch {
  readonly bytes: Int8Array<ArrayBuffer>
  readonly scales: ArrayLike<number>
}

export interface Near {
  /** Which vector of the stretch, counted from 0. */
  readonly nth: number
  /** The cosine of the angle: 1 for the same direction. */
  readonly score: number
}

/** Those closest to a vector, the closest first, at most `limit`. Vectors of another length are never close. */
export const nearest = ({ bytes, scales }: Stretch, to: Quantised, limit: number): ReadonlyArray<Near> => {
  const size = to.bytes.length
  if (size * scales.length !== bytes.length) return []
  let best: ReadonlyArray<Near> = []
  for (let nth = 0; nth < scales.length; nth++) {
    const score = product(bytes, nth * size, to.bytes) * (scales[nth] ?? 0) * to.scale
    if (best.length < limit || score > (best.at(-1)?.score ?? -Infinity)) {
      best = closest([...best, { nth, score }], limit)
    }
  }
  return best
}

/** The closest of several lists. */
export const closest = <Found extends { readonly score: number }>(
  found: ReadonlyArray<Found>,
  limit: number,
): ReadonlyArray<Found> => found.toSorted((a, b) => b.score - a.score).slice(0, limit)

/** Four sums, so that the processor need not wait for one addition before the next. */
const product = (all: Int8Array, from: number, to: Int8Array): number => {
  const end = to.length - to.length % 4
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < end; at += 4) {
    first += (all[from + at] ?? 0) * (to[at] ?? 0)
    second += (all[from + at + 1] ?? 0) * (to[at + 1] ?? 0)
    third += (all[from + at + 2] ?? 0) * (to[at + 2] ?? 0)
    fourth += (all[from + at + 3] ?? 0) * (to[at + 3] ?? 0)
  }
  for (let at = end; at < to.length; at++) first += (all[from + at] ?? 0) * (to[at] ?? 0)
  return first + second + third + fourth
}
