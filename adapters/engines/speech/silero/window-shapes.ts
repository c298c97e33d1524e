import type { Tensor } from "./onnx.ts"

export const floats = (dims: ReadonlyArray<number>, data: Float32Array): Tensor => ({ dims, data })

const integers = (rows: ReadonlyArray<ReadonlyArray<number>>): Tensor => ({
  dims: [rows.length, rows[0]?.length ?? 0],
  data: BigInt64Array.from(rows.flat(), BigInt),
})

const shape = (...dims: ReadonlyArray<number>): Tensor => ({
  dims: [dims.length],
  data: BigInt64Array.from(dims, BigInt),
})

const numbersTo = (length: number): ReadonlyArray<number> => Array.from({ length }, (_, at) => at)

/** Four frames of 256 samples, 128 apart; the last 64 are those before the end, mirrored. */
const frames = numbersTo(4).map((frame) =>
  numbersTo(256).map((at) => 128 * frame + at).map((at) => at < 576 ? at : 1150 - at)
)

export const shapes: Readonly<Record<string, Tensor>> = {
  frames: integers(frames),
  framesShape: shape(4, 256),
  partsShape: shape(4, 2, 129),
  // Which rows a convolution sees for each of its results; row 4 is silence.
  around0: integers([[4, 0, 1], [0, 1, 2], [1, 2, 3], [2, 3, 4]]),
  seenShape0: shape(4, 387),
  around1: integers([[4, 0, 1], [1, 2, 3]]),
  seenShape1: shape(2, 384),
  silence0: floats([1, 129], new Float32Array(129)),
  silence1: floats([1, 128], new Float32Array(128)),
  row: shape(1, 128),
  step: shape(1, 1, 128),
  halves: shape(1, 1),
}
