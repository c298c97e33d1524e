import { Effect } from "effect"
import { BlobStore } from "../../media/blob-store.port.ts"
import type { MediaFile } from "../../media/media.ts"
import type { Task } from "../../task/task.ts"

/** The files of a recording where they can be read, while the scope is open. */
export const localParts = Effect.fnUntraced(function*({ parts }: Pick<Task, "parts">) {
  const blobs = yield* BlobStore
  return yield* Effect.forEach(
    parts,
    ({ key, fileName }) => Effect.map(blobs.local(key), (path): MediaFile => ({ path, fileName })),
  )
})
