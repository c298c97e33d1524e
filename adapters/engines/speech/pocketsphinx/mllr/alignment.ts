import { type AcousticModel, size, streams } from "./acoustic-model.ts"
import { frameSize } from "./features.ts"

/** A state of a phone: its senone, and the codebook of the phone. */
interface State {
  readonly codebook: number
  readonly senone: number
}

/** What was heard from one frame until before another: its states in order. */
export interface Stretch {
  readonly begin: number
  readonly end: number
  readonly states: ReadonlyArray<State>
}

/** How well each Gaussian of a codebook fits each frame of a stretch, relative to the best one of its stream. */
export interface Fit {
  /** [frame][stream][density], at most 1. */
  readonly relative: Float64Array
  /** The logarithm of the best density: [frame][stream]. */
  readonly best: Float64Array
}

export const fitOf = (model: AcousticModel, features: Float64Array, codebook: number, { begin, end }: Stretch): Fit => {
  const { densities, means, precisions, peaks } = model
  const relative = new Float64Array((end - begin) * streams * densities)
  const best = new Float64Array((end - begin) * streams)
  for (let row = 0; row < best.length; row++) {
    const stream = row % streams
    const gaussians = (codebook * streams + stream) * densities
    const from = (begin + Math.floor(row / streams)) * frameSize + stream * size
    const to = row * densities
    let largest = Number.NEGATIVE_INFINITY
    for (let density = 0; density < densities; density++) {
      const base = (gaussians + density) * size
      let distance = 0
      for (let i = 0; i < size; i++) {
        const apart = (features[from + i] ?? 0) - (means[base + i] ?? 0)
        distance += apart * apart * (precisions[base + i] ?? 0)
      }
      const log = (peaks[gaussians + density] ?? 0) - distance / 2
      relative[to + density] = log
      if (log > largest) largest = log
    }
    best[row] = largest
    for (let density = to; density < to + densities; density++) {
      relative[density] = Math.exp((relative[density] ?? 0) - largest)
    }
  }
  return { relative, best }
}

/** The likelihood of one stream of a senone in a frame, relative to the best Gaussian. */
export const mixed = (relative: Float64Array, row: number, weights: Float64Array, stream: number): number => {
  const densities = weights.length / streams
  let sum = 0
  for (let density = 0; density < densities; density++) {
    sum += (relative[row * densities + density] ?? 0) * (weights[stream * densities + density] ?? 0)
  }
  return Math.max(sum, 1e-300)
}

/**
 * Which state each frame of a stretch belongs to: the likeliest path through all states in order (Viterbi). There are at least as
 * many frames as states.
 */
export const alignedStates = (
  { begin, end, states }: Stretch,
  fits: ReadonlyMap<number, Fit>,
  weightsOf: (senone: number) => Float64Array,
): Uint16Array => {
  const frames = end - begin
  const scores = states.map(({ codebook, senone }) => scoresOf(fits.get(codebook), weightsOf(senone), frames))
  const hasEntered = new Uint8Array(frames * states.length)
  const likeliest = new Float64Array(states.length).fill(Number.NEGATIVE_INFINITY)
  for (let frame = 0; frame < frames; frame++) {
    for (let state = Math.min(frame, states.length - 1); state >= 0; state--) {
      const stayed = likeliest[state] ?? 0
      const entered = frame === 0 ? 0 : likeliest[state - 1] ?? Number.NEGATIVE_INFINITY
      if (entered > stayed) hasEntered[frame * states.length + state] = 1
      likeliest[state] = Math.max(stayed, entered) + (scores[state]?.[frame] ?? 0)
    }
  }
  const path = new Uint16Array(frames)
  let state = states.length - 1
  for (let frame = frames - 1; frame >= 0; frame--) {
    path[frame] = state
    if (frame > 0 && hasEntered[frame * states.length + state] === 1) state--
  }
  return path
}

/** The logarithm of a senone's density in each frame. */
const scoresOf = (fit: Fit | undefined, weights: Float64Array, frames: number): Float64Array =>
  Float64Array.from({ length: fit === undefined ? 0 : frames }, (_, frame) => {
    let sum = 0
    for (let stream = 0; stream < streams; stream++) {
      const row = frame * streams + stream
      sum += (fit?.best[row] ?? 0) + Math.log(mixed(fit?.relative ?? weights, row, weights, stream))
    }
    return sum
  })
