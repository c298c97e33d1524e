import { dimensions } from "./mfcc.ts"

/**
 * The statistics that fit a full-covariance Gaussian to frames and let two fits be merged: the count, the sums, and the
 * lower triangle of the sums of products, in one array.
 */
export type Gaussian = Float64Array

const sums = 1
const products = 1 + dimensions
const size = products + (dimensions * (dimensions + 1)) / 2

export const emptyGaussian = (): Gaussian => new Float64Array(size)

export const countOf = (gaussian: Gaussian): number => gaussian[0] ?? 0

/** Adds the frame in row `row` of a frame table. */
const addFrame = (gaussian: Gaussian, frames: Float32Array, row: number): void => {
  const base = row * dimensions
  let at = products
  gaussian[0] = countOf(gaussian) + 1
  for (let i = 0; i < dimensions; i++) {
    const value = frames[base + i] ?? 0
    gaussian[sums + i] = (gaussian[sums + i] ?? 0) + value
    for (let j = 0; j <= i; j++, at++) gaussian[at] = (gaussian[at] ?? 0) + value * (frames[base + j] ?? 0)
  }
}

export const gaussianOf = (frames: Float32Array, voiced: Uint8Array, from: number, to: number): Gaussian => {
  const gaussian = emptyGaussian()
  for (let row = from; row < to; row++) if (voiced[row]) addFrame(gaussian, frames, row)
  return gaussian
}

export const addInto = (target: Gaussian, other: Gaussian): void => {
  for (let i = 0; i < size; i++) target[i] = (target[i] ?? 0) + (other[i] ?? 0)
}

const factor = new Float64Array(dimensions * dimensions)
const joined = emptyGaussian()

/** The logarithm of the determinant of the covariance, by Cholesky. A small floor keeps it defined. */
export const logDeterminant = (gaussian: Gaussian): number => {
  const n = countOf(gaussian)
  let at = products
  let result = 0
  for (let i = 0; i < dimensions; i++) {
    const mean = (gaussian[sums + i] ?? 0) / n
    const rowI = i * dimensions
    for (let j = 0; j <= i; j++, at++) {
      let value = (gaussian[at] ?? 0) / n - mean * ((gaussian[sums + j] ?? 0) / n)
      if (i === j) value += 1e-2
      const rowJ = j * dimensions
      for (let k = 0; k < j; k++) value -= (factor[rowI + k] ?? 0) * (factor[rowJ + k] ?? 0)
      if (i === j) {
        const root = Math.sqrt(Math.max(value, 1e-6))
        factor[rowI + i] = root
        result += 2 * Math.log(root)
      } else factor[rowI + j] = value / (factor[rowJ + j] ?? 1)
    }
  }
  return result
}

const parameters = 0.5 * (dimensions + (dimensions * (dimensions + 1)) / 2)

/**
 * How much better two Gaussians explain their frames than one does, as a log likelihood. The determinants are passed in because
 * each is needed many times.
 */
export const gainOf = (a: Gaussian, b: Gaussian, logA: number, logB: number): number => {
  for (let i = 0; i < size; i++) joined[i] = (a[i] ?? 0) + (b[i] ?? 0)
  return 0.5 * (countOf(joined) * logDeterminant(joined) - countOf(a) * logA - countOf(b) * logB)
}

/** What the second voice costs by the Bayesian information criterion; `strictness` weighs it. */
export const costOf = (frames: number, strictness: number): number => strictness * parameters * Math.log(frames)

/** The Bayesian information criterion for two Gaussians against one: above zero, two voices explain the frames better. */
export const twoVoices = (a: Gaussian, b: Gaussian, logA: number, logB: number, strictness: number): number =>
  gainOf(a, b, logA, logB) - costOf(countOf(a) + countOf(b), strictness)
