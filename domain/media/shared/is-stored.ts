import { Effect } from "effect"
import { BlobStore } from "../blob-store.port.ts"

/** Whether there are bytes under a key. */
export const isStored = Effect.fnUntraced(function*(key: string) {
  const blobs = yield* BlobStore
  return yield* blobs.size(key).pipe(Effect.as(true), Effect.catchTag("BlobMissing", () => Effect.succeed(false)))
})
