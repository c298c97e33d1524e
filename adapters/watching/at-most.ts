import { Transform } from "node:stream"

/** More bytes came than were announced, or than are allowed. */
export class TooMuch extends Error {}

/** Counts what passes, and ends the stream at the first byte too much. */
export const atMost = (limit: number) => {
  let size = 0
  const through = new Transform({
    transform: (chunk: Buffer, _, done) => {
      size += chunk.length
      if (size > limit) done(new TooMuch())
      else done(null, chunk)
    },
  })
  return { through, size: () => size }
}
