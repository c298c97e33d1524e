import type { Features, Region } from "./features.ts"
import { fitMixture, logLikelihood, type Mixture } from "./gmm.ts"

/** The voice of each frame, or `nobody` where it is undecided. */
export type Labels = Uint8Array

export const nobody = 255

/** The cost, in log likelihood, of a change of voice between frames: it keeps turns from being implausibly short. */
const changePenalty = 60
const floor = -200
const unlikely = -1000
const minFrames = 50

/** Fits a model to each voice's frames, then finds the likeliest sequence of voices in every region. */
export const relabel = (features: Features, labels: Labels, voices: number): Labels => {
  const mixtures = Array.from({ length: voices }, (_, voice) => {
    const rows = rowsOf(features, labels, voice)
    return rows.length > minFrames ? fitMixture(features.frames, rows) : null
  })
  const result = new Uint8Array(labels.length).fill(nobody)
  for (const region of features.regions) likeliestSequence(features, region, mixtures, result)
  return result
}

/** The frames of a voice that are loud enough to learn it from. */
export const rowsOf = ({ voiced }: Features, labels: Labels, voice: number): Int32Array => {
  const rows: Array<number> = []
  for (let row = 0; row < labels.length; row++) if (labels[row] === voice && voiced[row]) rows.push(row)
  return Int32Array.from(rows)
}

/** Viterbi over the frames of a region. */
const likeliestSequence = (
  { frames, voiced }: Features,
  { first, length }: Region,
  mixtures: ReadonlyArray<Mixture | null>,
  result: Labels,
): void => {
  const voices = mixtures.length
  const scores = new Float64Array(voices)
  const cameFrom = new Uint8Array(length * voices)
  for (let step = 0; step < length; step++) {
    const best = indexOfMax(scores)
    const changed = (scores[best] ?? 0) - changePenalty
    for (const [voice, mixture] of mixtures.entries()) {
      const stays = (scores[voice] ?? 0) >= changed
      cameFrom[step * voices + voice] = stays ? voice : best
      const before = stays ? scores[voice] ?? 0 : changed
      scores[voice] = before + likelihood(mixture, frames, voiced, first + step)
    }
  }
  let voice = indexOfMax(scores)
  for (let step = length - 1; step >= 0; step--) {
    result[first + step] = voice
    voice = cameFrom[step * voices + voice] ?? voice
  }
}

const likelihood = (mixture: Mixture | null, frames: Float32Array, voiced: Uint8Array, row: number): number => {
  if (mixture === null) return unlikely
  return voiced[row] ? Math.max(logLikelihood(mixture, frames, row), floor) : 0
}

const indexOfMax = (values: Float64Array): number => {
  let best = 0
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i
  return best
}
