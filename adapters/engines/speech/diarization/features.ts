import type { Span } from "#domain/recognition/speech.ts"
import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import { analyser, dimensions, frameLength, frameStep } from "./mfcc.ts"

/** A stretch of speech in the frame table: `length` frames of 10 ms from row `first`. */
export interface Region {
  readonly span: Span
  readonly first: number
  readonly length: number
}

/** The frames of all speech, and of nothing else, one after another. */
export interface Features {
  readonly regions: ReadonlyArray<Region>
  readonly frames: Float32Array
  /** 1 where a frame is loud enough to learn a voice from. */
  readonly voiced: Uint8Array
}

/** Reads the speech in a raw 16-bit 16 kHz file and extracts its features. Blocks, so it belongs in a worker process. */
export const featuresOf = (path: string, speech: ReadonlyArray<Span>): Features => {
  const file = openSync(path, "r")
  try {
    return read(file, speech)
  } finally {
    closeSync(file)
  }
}

const read = (file: number, speech: ReadonlyArray<Span>): Features => {
  const { size } = fstatSync(file)
  const total = Math.max(0, Math.floor((size / 2 - frameLength) / frameStep) + 1)
  const regions = regionsOf(speech, total)
  const rows = regions.reduce((sum, region) => sum + region.length, 0)
  const frames = new Float32Array(rows * dimensions)
  const levels = new Float32Array(rows)
  for (const region of regions) describe(file, region, frames, levels)
  return { regions, frames, voiced: voicedOf(levels) }
}

const regionsOf = (speech: ReadonlyArray<Span>, total: number): ReadonlyArray<Region> => {
  let first = 0
  return speech.map((span) => {
    const from = Math.min(total, Math.round(span.begin / 10))
    const length = Math.min(total, Math.round(span.end / 10)) - from
    const region = { span, first, length }
    first += length
    return region
  })
}

const framesPerBlock = 3000

const describe = (
  file: number,
  { span, first, length }: Region,
  frames: Float32Array,
  levels: Float32Array,
): void => {
  const analyse = analyser()
  const start = Math.round(span.begin / 10)
  for (let done = 0; done < length; done += framesPerBlock) {
    const count = Math.min(framesPerBlock, length - done)
    // One more sample at the front: the filter of each frame reaches back by one.
    const from = (start + done) * frameStep - 1
    const samples = readSamples(file, from, count * frameStep + frameLength + 1)
    for (let i = 0; i < count; i++) {
      const row = first + done + i
      const at = 1 + i * frameStep
      levels[row] = analyse.frame(samples, at, samples[at - 1] ?? 0, frames, row * dimensions)
    }
  }
}

/** Samples before the start of the file are zero. */
const readSamples = (file: number, from: number, count: number): Float32Array => {
  const bytes = Buffer.alloc(count * 2)
  const missing = from < 0 ? -from * 2 : 0
  readSync(file, bytes, missing, bytes.length - missing, Math.max(0, from) * 2)
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++) samples[i] = bytes.readInt16LE(i * 2) / 32768
  return samples
}

/** Within 30 dB of the loudest frames, and well above the quietest, which are room noise. */
const voicedOf = (levels: Float32Array): Uint8Array => {
  const sorted = levels.toSorted()
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const quiet = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const threshold = Math.max(loud - 30, quiet + 0.25 * (loud - quiet))
  return Uint8Array.from(levels, (level) => level > threshold ? 1 : 0)
}
