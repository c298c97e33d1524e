import { Schema } from "effect"

/** Milliseconds from the start of the recording. */
export const OffsetMs = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

/** Formats 63,000 ms as "01:03"; hours are shown only if there are any. */
export const clock = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000)
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}:${minutes}`
}

const two = (value: number): string => String(value).padStart(2, "0")
