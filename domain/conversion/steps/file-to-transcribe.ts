import { Effect } from "effect"
import { limits } from "../../intake/limits.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { type Conversion, resultKey } from "../conversion.ts"
import { DownloadFailed, TaskNotCreated } from "../errors.ts"
import { convertedName } from "../format.ts"
import { keptSource } from "./chosen-source.ts"

/**
 * The source, which sounds better than what was made from it, if a task may be that large; otherwise the result. Its
 * path is valid while the scope is open.
 */
export const fileToTranscribe = Effect.fnUntraced(function*(conversion: Conversion) {
  const blobs = yield* BlobStore
  const { id, state, fileName, originalSize, tool, recipe: { format } } = conversion
  const source = yield* keptSource(conversion)
  if (originalSize <= limits[tool === "extract" ? "video" : "audio"]) {
    return { path: source, fileName, size: originalSize }
  }
  if (state._tag !== "Completed") {
    return yield* new TaskNotCreated({ detail: "the file is too large for a task; wait until its sound is ready" })
  }
  const path = yield* blobs.local(resultKey(id)).pipe(Effect.catchTag("BlobMissing", () => new DownloadFailed()))
  return { path, fileName: convertedName(fileName, format), size: state.size }
})
