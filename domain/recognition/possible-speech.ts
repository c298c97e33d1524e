import { frameLength, type Levels } from "../media/sound.ts"
import { joined, subtract } from "./coverage.ts"
import type { Span } from "./speech.ts"

/** Decibels above the noise floor from which a frame counts as loud. */
const rise = 10
/** dBFS. What is quieter was not meant to be heard. */
const faintest = -75
/** Milliseconds. Loud frames closer than this belong together; shorter stretches are knocks, breaths and echoes. */
const maxPause = 300
const minLength = 600

/**
 * Possible speech outside the parts that the engine recognised: where it is loud for its surroundings, and what a
 * more sensitive detector found. In order, without overlap.
 */
export const possibleSpeech = (
  levels: Levels,
  faint: ReadonlyArray<Span>,
  heard: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  bridged(subtract(joined([...loudSpans(levels), ...faint]), joined(heard)))
    .filter(({ begin, end }) => end - begin >= minLength)

/** The stretches that are loud for their surroundings. */
export const loudSpans = ({ loudness }: Pick<Levels, "loudness">): ReadonlyArray<Span> => {
  const floor = noiseFloor(loudness)
  const spans: Array<Span> = []
  for (let at = 0; at < loudness.length; at++) {
    const level = loudness[at] ?? -Infinity
    if (level <= Math.max(faintest, (floor[Math.floor(at / perSecond)] ?? 0) + rise)) continue
    spans.push({ begin: at * frameLength, end: (at + 1) * frameLength })
  }
  return bridged(spans).filter(({ begin, end }) => end - begin >= minLength)
}

const bridged = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const result: Array<Span> = []
  for (const { begin, end } of spans) {
    const last = result.at(-1)
    if (last === undefined || begin - last.end >= maxPause) result.push({ begin, end })
    else result[result.length - 1] = { begin: last.begin, end: Math.max(last.end, end) }
  }
  return result
}

const perSecond = 1000 / frameLength
/** Seconds before and after that show how quiet it gets. */
const surroundings = 15

/** For each second, the level that one in ten of the frames around it stays below. Digital silence does not count. */
export const noiseFloor = (loudness: Float32Array): Float32Array => {
  const seconds = Math.ceil(loudness.length / perSecond)
  const counts = new Uint32Array(levels)
  let total = 0
  const count = (second: number, change: 1 | -1): void => {
    const end = Math.min(loudness.length, (second + 1) * perSecond)
    for (let at = Math.max(0, second * perSecond); at < end; at++) {
      const level = Math.round(loudness[at] ?? silent)
      if (level <= silent) continue
      const bin = Math.min(levels - 1, level - silent)
      counts[bin] = (counts[bin] ?? 0) + change
      total += change
    }
  }
  for (let second = 0; second < surroundings; second++) count(second, 1)
  return Float32Array.from({ length: seconds }, (_, second) => {
    count(second + surroundings, 1)
    count(second - surroundings - 1, -1)
    let below = 0
    const bin = counts.findIndex((frames) => (below += frames) >= total / 10)
    return silent + Math.max(0, bin)
  })
}

/** dBFS, in bins of one decibel. */
const silent = -90
const levels = 91
