import { DateTime, Effect, Result } from "effect"
import type { ConversionId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { filesOf, listedFor } from "../conversion.ts"
import { expire } from "../transitions.ts"
import { removeConversion } from "./remove-conversion.ts"

/** Removes the files of a conversion, and notes that they are gone: a clock that is set back does not revive it. */
export const expireConversion = Effect.fnUntraced(function*(id: ConversionId) {
  const blobs = yield* BlobStore
  const conversions = yield* ConversionStore
  yield* blobs.removeAll(filesOf(id))
  yield* conversions.modify(id, (conversion) => Result.succeed(expire(conversion)))
})

/** Removes the files that have expired, and forgets what expired long ago, or had no result. */
export const expireConversions = Effect.gen(function*() {
  const conversions = yield* ConversionStore
  const now = yield* DateTime.now
  for (const id of yield* conversions.due(now)) {
    const { state } = yield* conversions.get(id)
    yield* state._tag === "Completed" ? expireConversion(id) : removeConversion(id)
  }
  const old = yield* conversions.expiredBefore(DateTime.subtract(now, listedFor))
  yield* Effect.forEach(old, removeConversion, { discard: true })
})
