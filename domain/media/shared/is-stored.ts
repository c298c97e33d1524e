import { Effect } from "effect"
import { BlobStore } from "../blob-store.port.ts"

/** Whether the blob store has this key. */
export const isStored = Effect.fnUntraced(function*(key: string) {
  const blobs = yield* BlobStore
  return yield* blobs.size(key).pipe(Effect.as(true), Effect.catchTag("BlobMissing", () => Effect.succeed(false)))
})
