import type { Features, Region } from "./features.ts"
import { dimensions } from "./mfcc.ts"

/** Frames between the places where copies are looked for, and that are compared there. */
const [step, window] = [50, 50]

/** How much a copy may differ, as a share of the variance: it rarely begins a whole number of frames after the original. */
const [mostOfOne, mostOfAll] = [0.5, 0.5]

/** Frames whose first coefficients differ by more, in standard deviations, are not compared at all. */
const reach = 0.1

export interface Originals {
  /** The same features; what is a copy is not voiced, so that it does not count twice. */
  readonly features: Features
  /** Gives copies the labels of what they are copies of. */
  readonly labelCopies: (labels: Uint8Array) => Uint8Array
}

/**
 * Finds sound that was there before, as in two uploads of one recording. Statistics take repeated frames for independent
 * evidence, and so what was said for who said it.
 */
export const originalsOf = (features: Features): Originals => {
  const { regions, voiced } = features
  const source = new Int32Array(voiced.length).fill(-1)
  const search = searchIn(features)
  for (const region of regions) {
    for (let at = region.first; at + window <= region.first + region.length; at += step) {
      if (source[at + window / 2] !== -1) continue
      const origin = search.origin(at)
      if (origin !== null) search.extend(region, at - origin, at, source)
    }
  }
  return {
    features: { ...features, voiced: voiced.map((value, row) => source[row] === -1 ? value : 0) },
    labelCopies: (labels) => {
      const result = labels.slice()
      for (let row = 0; row < result.length; row++) {
        const origin = source[row] ?? -1
        if (origin !== -1) result[row] = result[origin] ?? 0
      }
      return result
    },
  }
}

const searchIn = ({ frames, voiced, regions }: Features) => {
  const rows = voiced.length
  const variances = variancesOf(frames, rows)
  /** The squared distance of two frames as a share of what is usual; above `most` it may be too low. */
  const distance = (one: number, other: number, most: number): number => {
    let sum = 0
    for (let i = 0; i < dimensions && sum <= most * dimensions; i++) {
      const apart = (frames[one * dimensions + i] ?? 0) - (frames[other * dimensions + i] ?? 0)
      sum += (apart * apart) / (variances[i] ?? 1)
    }
    return sum / dimensions
  }
  const mean = (one: number, other: number): number => {
    let sum = 0
    for (let i = 0; i < window; i++) sum += distance(one + i, other + i, dimensions)
    return sum / window
  }
  const first = (row: number): number => frames[row * dimensions] ?? 0
  const sorted = Int32Array.from(voiced.keys()).toSorted((a, b) => first(a) - first(b))
  const near = reach * Math.sqrt(variances[0] ?? 1)
  const isInOneRegion = (from: number): boolean =>
    regions.some((region) => from >= region.first && from + window <= region.first + region.length)

  return {
    /** Where the window at `at` was heard before. Null if it was not, or holds hardly any speech. */
    origin: (at: number): number | null => {
      const middle = at + window / 2
      if (voiced.subarray(at, at + window).reduce((sum, value) => sum + value, 0) < window / 2) return null
      let best: number | null = null
      let least = mostOfAll
      const value = first(middle)
      for (let nth = firstAtLeast(sorted, first, value - near); nth < rows; nth++) {
        const row = sorted[nth] ?? 0
        if (first(row) > value + near) break
        const from = row - window / 2
        if (from < 0 || from + window > at || distance(middle, row, mostOfOne) > mostOfOne) continue
        const difference = mean(at, from)
        if (difference >= least || !isInOneRegion(from)) continue
        least = difference
        best = from
      }
      return best
    },
    /** Marks as copied what resembles the frames `lag` before, as far as it does, around `at` in `region`. */
    extend: ({ first: begin, length }: Region, lag: number, at: number, source: Int32Array): void => {
      const end = begin + length
      const mark = (row: number): boolean => {
        const from = Math.min(Math.max(row - window / 2, begin, lag), end - window)
        if (row - lag < 0 || from < lag || mean(from, from - lag) >= mostOfAll) return false
        const origin = source[row - lag] ?? -1
        source[row] = origin === -1 ? row - lag : origin
        return true
      }
      for (let row = at + window / 2; row < end; row++) if (!mark(row)) break
      for (let row = at + window / 2 - 1; row >= begin; row--) if (!mark(row)) break
    },
  }
}

/** The first position in `sorted` whose value is at least `least`. */
const firstAtLeast = (sorted: Int32Array, valueOf: (row: number) => number, least: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const half = (low + high) >> 1
    if (valueOf(sorted[half] ?? 0) < least) low = half + 1
    else high = half
  }
  return low
}

const variancesOf = (frames: Float32Array, rows: number): Float64Array => {
  const variances = new Float64Array(dimensions)
  for (let i = 0; i < dimensions; i++) {
    let [sum, squares] = [0, 0]
    for (let row = 0; row < rows; row++) {
      const value = frames[row * dimensions + i] ?? 0
      sum += value
      squares += value * value
    }
    variances[i] = squares / Math.max(1, rows) - (sum / Math.max(1, rows)) ** 2 + 1e-3
  }
  return variances
}
