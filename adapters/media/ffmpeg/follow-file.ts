import { Effect, type Scope } from "effect"
import { type FileHandle, open } from "node:fs/promises"
import { Readable } from "node:stream"

const pieceSize = 262_144
const pollMs = 250

/** The bytes of a file from its beginning, as they are appended to it, until it is whole. Ends with the scope. */
export const followFile = (path: string, isWhole: () => boolean): Effect.Effect<Readable, never, Scope.Scope> =>
  Effect.gen(function*() {
    const file = yield* Effect.acquireRelease(
      Effect.promise(() => open(path, "r")),
      (file) => Effect.promise(() => file.close()),
    )
    return yield* Effect.acquireRelease(
      Effect.sync(() => following(file, isWhole)),
      (bytes) => Effect.sync(() => bytes.destroy()),
    )
  })

const following = (file: FileHandle, isWhole: () => boolean): Readable => {
  let position = 0
  const advance = async (stream: Readable): Promise<void> => {
    if (stream.destroyed) return
    const wasWhole = isWhole()
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceSize), 0, pieceSize, position)
    position += bytesRead
    if (bytesRead > 0) stream.push(buffer.subarray(0, bytesRead))
    else if (wasWhole) stream.push(null)
    else setTimeout(() => next(stream), pollMs)
  }
  const next = (stream: Readable): void => void advance(stream).catch((cause: Error) => stream.destroy(cause))
  return new Readable({
    read() {
      next(this)
    },
  })
}
