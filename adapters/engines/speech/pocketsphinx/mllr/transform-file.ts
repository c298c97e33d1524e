import { size, streams } from "./acoustic-model.ts"
import { unknowns } from "./regression.ts"

/**
 * The transforms of the means in the form that the decoder reads (ps_mllr_read): one class; for each stream its size, the rows
 * of the matrix, the offsets, and factors of the variances, which stay as they are.
 */
export const transformFile = (rows: Float64Array): string => {
  const one = (stream: number): ReadonlyArray<string> => {
    const factors = Array.from({ length: size }, (_, row) => {
      const from = (stream * size + row) * unknowns
      return rows.subarray(from, from + unknowns)
    })
    return [
      `${size}`,
      ...factors.map((row) => written(row.subarray(0, size))),
      written(factors.map((row) => row[size] ?? 0)),
      written(factors.map(() => 1)),
    ]
  }
  return ["1", `${streams}`, ...Array.from({ length: streams }, (_, stream) => one(stream)).flat(), ""].join("\n")
}

const written = (numbers: Iterable<number>): string => [...numbers].map((value) => value.toPrecision(7)).join(" ")

/** Transforms that change nothing. */
export const identity = transformFile(
  Float64Array.from(
    { length: streams * size * unknowns },
    (_, at) => at % unknowns === Math.floor(at / unknowns) % size ? 1 : 0,
  ),
)
