import { type AcousticModel, size, streams } from "./acoustic-model.ts"
import { alignedStates, type Fit, fitOf, mixed, type Stretch } from "./alignment.ts"
import { frameSize } from "./features.ts"

/** How many frames each Gaussian accounts for, and the sum of these frames. */
export interface Occupancy {
  /** [codebook][stream][density] */
  readonly counts: Float64Array
  /** [codebook][stream][density][coefficient] */
  readonly sums: Float64Array
}

export const noOccupancy = ({ means, peaks }: AcousticModel): Occupancy => ({
  counts: new Float64Array(peaks.length),
  sums: new Float64Array(means.length),
})

/** Smaller shares of a frame are left out: there are many, and all of them together say nothing. */
const leastShare = 1e-4

/** Adds the frames of a stretch, each as `weight` frames, to the Gaussians of the states that it is aligned with, if it is long enough. */
export const addStretch = (
  model: AcousticModel,
  { counts, sums }: Occupancy,
  features: Float64Array,
  stretch: Stretch,
  weight: number,
): void => {
  const { densities } = model
  if (stretch.end - stretch.begin < stretch.states.length) return
  const fits = new Map<number, Fit>()
  const mixtures = new Map<number, Float64Array>()
  for (const { codebook, senone } of stretch.states) {
    if (!fits.has(codebook)) fits.set(codebook, fitOf(model, features, codebook, stretch))
    if (!mixtures.has(senone)) mixtures.set(senone, model.weightsOf(senone))
  }
  const weightsOf = (senone: number): Float64Array => mixtures.get(senone) ?? new Float64Array(0)
  const path = alignedStates(stretch, fits, weightsOf)
  for (const [frame, nth] of path.entries()) {
    const state = stretch.states[nth]
    const fit = fits.get(state?.codebook ?? 0)
    if (state === undefined || fit === undefined) continue
    const weights = weightsOf(state.senone)
    for (let stream = 0; stream < streams; stream++) {
      const row = frame * streams + stream
      const from = (stretch.begin + frame) * frameSize + stream * size
      const all = mixed(fit.relative, row, weights, stream)
      for (let density = 0; density < densities; density++) {
        const relative = fit.relative[row * densities + density] ?? 0
        const share = relative * (weights[stream * densities + density] ?? 0) / all
        if (share < leastShare) continue
        const gaussian = (state.codebook * streams + stream) * densities + density
        counts[gaussian] = (counts[gaussian] ?? 0) + weight * share
        for (let i = 0; i < size; i++) {
          const at = gaussian * size + i
          sums[at] = (sums[at] ?? 0) + weight * share * (features[from + i] ?? 0)
        }
      }
    }
  }
}

/** `frames` frames of speech on which the model is right as it is: all senones of speech equally often, at their means. */
export const expectedOccupancy = (model: AcousticModel, frames: number): Occupancy => {
  const { definition, densities, means, weightsOf } = model
  const { counts, sums } = noOccupancy(model)
  const senones = [...definition.phoneOf.entries()].filter(([, phone]) => definition.isFiller[phone] === false)
  for (const [senone, phone] of senones) {
    const weights = weightsOf(senone)
    for (let stream = 0; stream < streams; stream++) {
      const mixture = weights.subarray(stream * densities, (stream + 1) * densities)
      const all = mixture.reduce((sum, weight) => sum + weight, 0) * senones.length
      for (const [density, weight] of mixture.entries()) {
        const gaussian = (phone * streams + stream) * densities + density
        counts[gaussian] = (counts[gaussian] ?? 0) + frames * weight / all
      }
    }
  }
  for (const [at, mean] of means.entries()) sums[at] = mean * (counts[Math.floor(at / size)] ?? 0)
  return { counts, sums }
}
