import { dimensions } from "./mfcc.ts"

/** A mixture of diagonal Gaussians. `halfPrecisions` are 1 / (2 variance), `constants` the rest of each log density. */
export interface Mixture {
  readonly components: number
  readonly weights: Float64Array
  readonly means: Float64Array
  readonly halfPrecisions: Float64Array
  readonly constants: Float64Array
}

const usualComponents = 8
/** All that a mixture can have, after others have been put together. */
const maxComponents = 128
const [rounds, roundsTogether] = [6, 4]

/** Fits a mixture of at most `most` components to the frames in `rows`, starting from frames spread over the rows. */
export const fitMixture = (frames: Float32Array, rows: Int32Array, most = usualComponents): Mixture => {
  const components = Math.max(1, Math.min(most, maxComponents, Math.floor(rows.length / 40)))
  const overall = variancesOf(frames, rows)
  const means = new Float64Array(components * dimensions)
  const variances = new Float64Array(components * dimensions)
  const weights = new Float64Array(components).fill(1 / components)
  for (let k = 0; k < components; k++) {
    const base = (rows[Math.floor(((k + 0.5) * rows.length) / components)] ?? 0) * dimensions
    for (let i = 0; i < dimensions; i++) means[k * dimensions + i] = frames[base + i] ?? 0
    variances.set(overall, k * dimensions)
  }
  return trained(mixtureOf(weights, means, variances), frames, rows, rounds)
}

/** One mixture with the components of both, trained on the frames in `rows`; `share` of them are the first one's. */
export const fitTogether = (
  one: Mixture,
  other: Mixture,
  share: number,
  frames: Float32Array,
  rows: Int32Array,
): Mixture => {
  const both = (of: (mixture: Mixture) => Float64Array): Float64Array => Float64Array.from([...of(one), ...of(other)])
  const weights = both((mixture) => mixture.weights.map((weight) => weight * (mixture === one ? share : 1 - share)))
  const variances = both((mixture) => mixture.halfPrecisions.map((half) => 0.5 / half))
  return trained(mixtureOf(weights, both(({ means }) => means), variances), frames, rows, roundsTogether)
}

/** Expectation–maximisation. */
const trained = (given: Mixture, frames: Float32Array, rows: Int32Array, times: number): Mixture => {
  const overall = variancesOf(frames, rows)
  const weights = given.weights.slice()
  const means = given.means.slice()
  const variances = given.halfPrecisions.map((half) => 0.5 / half)
  let mixture = given
  for (let round = 0; round < times; round++) {
    const { counts, sums, squares } = expectations(frames, rows, mixture)
    for (let k = 0; k < given.components; k++) {
      const count = counts[k] ?? 0
      if (count < 5) continue
      weights[k] = count / rows.length
      for (let i = 0, at = k * dimensions; i < dimensions; i++, at++) {
        const mean = (sums[at] ?? 0) / count
        means[at] = mean
        variances[at] = Math.max((squares[at] ?? 0) / count - mean * mean, 0.1 * (overall[i] ?? 0))
      }
    }
    mixture = mixtureOf(weights, means, variances)
  }
  return mixture
}

const densities = new Float64Array(maxComponents)

/** The log density of each component at a frame goes to `densities`; the largest is returned. */
const evaluate = (mixture: Mixture, frames: Float32Array, base: number): number => {
  const { components, means, halfPrecisions, constants } = mixture
  let largest = Number.NEGATIVE_INFINITY
  for (let k = 0, at = 0; k < components; k++) {
    let density = constants[k] ?? 0
    for (let i = 0; i < dimensions; i++, at++) {
      const distance = (frames[base + i] ?? 0) - (means[at] ?? 0)
      density -= distance * distance * (halfPrecisions[at] ?? 0)
    }
    densities[k] = density
    if (density > largest) largest = density
  }
  return largest
}

export const logLikelihood = (mixture: Mixture, frames: Float32Array, row: number): number => {
  const largest = evaluate(mixture, frames, row * dimensions)
  let sum = 0
  for (let k = 0; k < mixture.components; k++) sum += Math.exp((densities[k] ?? 0) - largest)
  return largest + Math.log(sum)
}

/** The sum over the frames in `rows`. */
export const totalLogLikelihood = (mixture: Mixture, frames: Float32Array, rows: Int32Array): number =>
  rows.reduce((sum, row) => sum + logLikelihood(mixture, frames, row), 0)

const expectations = (frames: Float32Array, rows: Int32Array, mixture: Mixture) => {
  const { components } = mixture
  const counts = new Float64Array(components)
  const sums = new Float64Array(components * dimensions)
  const squares = new Float64Array(components * dimensions)
  for (const row of rows) {
    const base = row * dimensions
    const largest = evaluate(mixture, frames, base)
    let total = 0
    for (let k = 0; k < components; k++) total += densities[k] = Math.exp((densities[k] ?? 0) - largest)
    for (let k = 0; k < components; k++) {
      const share = (densities[k] ?? 0) / total
      if (share < 1e-4) continue
      counts[k] = (counts[k] ?? 0) + share
      for (let i = 0, at = k * dimensions; i < dimensions; i++, at++) {
        const value = frames[base + i] ?? 0
        sums[at] = (sums[at] ?? 0) + share * value
        squares[at] = (squares[at] ?? 0) + share * value * value
      }
    }
  }
  return { counts, sums, squares }
}

const variancesOf = (frames: Float32Array, rows: Int32Array): Float64Array => {
  const means = new Float64Array(dimensions)
  const variances = new Float64Array(dimensions)
  for (const row of rows) {
    for (let i = 0; i < dimensions; i++) means[i] = (means[i] ?? 0) + (frames[row * dimensions + i] ?? 0) / rows.length
  }
  for (const row of rows) {
    for (let i = 0; i < dimensions; i++) {
      const distance = (frames[row * dimensions + i] ?? 0) - (means[i] ?? 0)
      variances[i] = (variances[i] ?? 0) + (distance * distance) / rows.length
    }
  }
  return variances
}

const mixtureOf = (weights: Float64Array, means: Float64Array, variances: Float64Array): Mixture => ({
  components: weights.length,
  weights: weights.slice(),
  means: means.slice(),
  halfPrecisions: variances.map((variance) => 0.5 / variance),
  constants: weights.map((weight, k) => {
    let constant = Math.log(weight + 1e-12)
    for (let i = 0; i < dimensions; i++) constant -= 0.5 * Math.log(2 * Math.PI * (variances[k * dimensions + i] ?? 1))
    return constant
  }),
})
