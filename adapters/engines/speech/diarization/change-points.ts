import type { Features, Region } from "./features.ts"
import { addInto, countOf, emptyGaussian, type Gaussian, gaussianOf, logDeterminant, twoVoices } from "./gaussian.ts"

/** A stretch of frames without a detected change of speaker. */
export interface Part {
  readonly from: number
  readonly to: number
}

const hop = 10
const hopsPerWindow = 10
const windowLength = hop * hopsPerWindow
const minPart = 20
const minDistance = 70
const minFrames = 30
const neighbours = 5

/** This many quiet frames end a part: anyone may speak next, and the windows would hold too few frames to compare. */
const pause = 40

/** Cuts each region at pauses, and where the seconds before and after sound like two voices. */
export const partsOf = ({ regions, frames, voiced }: Features): ReadonlyArray<Part> =>
  regions.flatMap((region) => withoutPauses(region, voiced)).filter(({ length }) => length >= minPart).flatMap(
    (region) => {
      const from = region.first
      const cuts = [from]
      for (const { at } of peaks(scores(region, frames, voiced))) {
        if (at - (cuts.at(-1) ?? from) >= minDistance) cuts.push(at)
      }
      return cuts.map((cut, index) => ({ from: cut, to: cuts[index + 1] ?? from + region.length }))
    },
  )

type Stretch = Pick<Region, "first" | "length">

const withoutPauses = ({ first, length }: Region, voiced: Uint8Array): ReadonlyArray<Stretch> => {
  const stretches: Array<Stretch> = []
  let from = first
  let until = first
  for (let row = first; row < first + length; row++) {
    if (!voiced[row]) continue
    if (row - until >= pause) {
      stretches.push({ first: from, length: until - from })
      from = row
    }
    until = row + 1
  }
  return [...stretches, { first: from, length: until - from }]
}

interface Score {
  readonly at: number
  readonly value: number
}

const scores = (region: Stretch, frames: Float32Array, voiced: Uint8Array): ReadonlyArray<Score> => {
  if (region.length < 2 * windowLength) return []
  const blocks = Array.from({ length: Math.floor(region.length / hop) }, (_, index) => {
    const from = region.first + index * hop
    return gaussianOf(frames, voiced, from, from + hop)
  })
  const before = emptyGaussian()
  const after = emptyGaussian()
  return Array.from({ length: blocks.length - 2 * hopsPerWindow + 1 }, (_, index) => {
    const middle = index + hopsPerWindow
    sumInto(before, blocks, index)
    sumInto(after, blocks, middle)
    const enough = countOf(before) >= minFrames && countOf(after) >= minFrames
    const value = enough
      ? twoVoices(before, after, logDeterminant(before), logDeterminant(after), 1)
      : Number.NEGATIVE_INFINITY
    return { at: region.first + middle * hop, value }
  })
}

const sumInto = (target: Gaussian, blocks: ReadonlyArray<Gaussian>, first: number): void => {
  target.fill(0)
  for (let i = first; i < first + hopsPerWindow; i++) {
    const block = blocks[i]
    if (block) addInto(target, block)
  }
}

const peaks = (all: ReadonlyArray<Score>): ReadonlyArray<Score> =>
  all.filter(({ value }, index) =>
    value > 0 &&
    all.slice(Math.max(0, index - neighbours), index + neighbours + 1).every((other) => other.value <= value)
  )
