export type Vector = ReadonlyArray<number>

/** The cosine of the angle between two vectors, which tells how alike two voices are; 0 if they cannot be compared. */
export const likeness = (one: Vector, other: Vector): number => {
  const length = Math.hypot(...one) * Math.hypot(...other)
  if (length === 0 || one.length !== other.length) return 0
  return Math.min(1, Math.max(-1, one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / length))
}

/** With a length of 1, in six decimals, which is more than models are exact to. */
export const unit = (vector: Vector): Vector => {
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => Math.round(value / length * 1e6) / 1e6)
}
