/** A direction in the space of a model, whose length is 1. */
export type Vector = ReadonlyArray<number>

/** A vector with one byte a number: what is lost is less than what models disagree about. */
export interface Quantised {
  readonly bytes: Int8Array<ArrayBuffer>
  /** What one step of a byte is worth. */
  readonly scale: number
}

const steps = 127

/** The vector at length 1, whatever its length was; one without any length stays 0. */
export const quantised = (vector: Vector): Quantised => {
  const length = Math.hypot(...vector)
  const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
  if (length === 0 || !Number.isFinite(length)) return { bytes: new Int8Array(vector.length), scale: 0 }
  const bytes = Int8Array.from(vector, (one) => Math.round(one / largest * steps))
  // Rounding has changed its length, too.
  return { bytes, scale: 1 / Math.hypot(...bytes) }
}

/** What lies in the middle of these, for which they count the same. */
export const middleOf = (vectors: ReadonlyArray<Quantised>): Vector => {
  const sum = new Float64Array(vectors[0]?.bytes.length ?? 0)
  for (const { bytes, scale } of vectors) {
    for (const [at, step] of bytes.entries()) sum[at] = (sum[at] ?? 0) + step * scale
  }
  return [...sum]
}
