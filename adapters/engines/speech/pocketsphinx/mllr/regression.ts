import { type AcousticModel, size, streams } from "./acoustic-model.ts"
import type { Occupancy } from "./occupancy.ts"

/** Unknowns of a row of a transform: a factor for each coefficient, and an offset. */
export const unknowns = size + 1

/** The normal equations of each row of the transforms of the means. */
export interface Equations {
  /** [stream][row][unknown][unknown], symmetric; only the lower half is filled. */
  readonly matrices: Float64Array
  /** [stream][row][unknown] */
  readonly targets: Float64Array
}

export const noEquations = (): Equations => ({
  matrices: new Float64Array(streams * size * unknowns * unknowns),
  targets: new Float64Array(streams * size * unknowns),
})

/**
 * Adds what the occupancy says about the transforms. With diagonal variances each row of a transform has equations of its own
 * (Leggetter & Woodland, 1995): the row w of coefficient i minimises Σ count/variance·(w·m)² − 2·sum/variance·(w·m) over all
 * Gaussians of its stream, where m is a mean and a 1.
 */
export const addEquations = (
  { densities, means, precisions }: AcousticModel,
  { counts, sums }: Occupancy,
  { matrices, targets }: Equations,
): void => {
  const mean = new Float64Array(unknowns).fill(1)
  const products = new Float64Array(unknowns * unknowns)
  for (const [gaussian, count] of counts.entries()) {
    if (count === 0) continue
    const first = gaussian * size
    mean.set(means.subarray(first, first + size))
    for (let row = 0; row < unknowns; row++) {
      for (let column = 0; column <= row; column++) {
        products[row * unknowns + column] = (mean[row] ?? 0) * (mean[column] ?? 0)
      }
    }
    const stream = Math.floor(gaussian / densities) % streams
    for (let i = 0; i < size; i++) {
      const precision = precisions[first + i] ?? 0
      const matrix = (stream * size + i) * unknowns * unknowns
      const target = (stream * size + i) * unknowns
      for (let row = 0; row < unknowns; row++) {
        targets[target + row] = (targets[target + row] ?? 0) + precision * (sums[first + i] ?? 0) * (mean[row] ?? 0)
        for (let at = row * unknowns; at <= row * unknowns + row; at++) {
          matrices[matrix + at] = (matrices[matrix + at] ?? 0) + count * precision * (products[at] ?? 0)
        }
      }
    }
  }
}

/** Solves the equations: the rows of the transforms, [stream][row][unknown]. Null if they have no single solution. */
export const solve = ({ matrices, targets }: Equations): Float64Array | null => {
  const rows = new Float64Array(targets.length)
  for (let row = 0; row < streams * size; row++) {
    const matrix = matrices.subarray(row * unknowns * unknowns, (row + 1) * unknowns * unknowns)
    const factor = choleskyOf(matrix)
    if (factor === null) return null
    rows.set(solved(factor, targets.subarray(row * unknowns, (row + 1) * unknowns)), row * unknowns)
  }
  return rows
}

/** The lower triangle L with L·Lᵀ = `matrix`, of which only the lower half is read. Null if it is not positive definite. */
const choleskyOf = (matrix: Float64Array): Float64Array | null => {
  const lower = new Float64Array(matrix.length)
  for (let row = 0; row < unknowns; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * unknowns + column] ?? 0
      for (let k = 0; k < column; k++) {
        rest -= (lower[row * unknowns + k] ?? 0) * (lower[column * unknowns + k] ?? 0)
      }
      if (row === column && !(rest > 0)) return null
      lower[row * unknowns + column] = row === column
        ? Math.sqrt(rest)
        : rest / (lower[column * unknowns + column] ?? 0)
    }
  }
  return lower
}

/** The solution of L·Lᵀ·x = `target`. */
const solved = (lower: Float64Array, target: Float64Array): Float64Array => {
  const result = target.slice()
  for (let row = 0; row < unknowns; row++) {
    for (let k = 0; k < row; k++) result[row] = (result[row] ?? 0) - (lower[row * unknowns + k] ?? 0) * (result[k] ?? 0)
    result[row] = (result[row] ?? 0) / (lower[row * unknowns + row] ?? 0)
  }
  for (let row = unknowns - 1; row >= 0; row--) {
    for (let k = row + 1; k < unknowns; k++) {
      result[row] = (result[row] ?? 0) - (lower[k * unknowns + row] ?? 0) * (result[k] ?? 0)
    }
    result[row] = (result[row] ?? 0) / (lower[row * unknowns + row] ?? 0)
  }
  return result
}
