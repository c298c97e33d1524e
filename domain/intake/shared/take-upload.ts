import { Effect } from "effect"
import type { UploadId, UserId } from "../../kernel/ids.ts"
import type { BlobStore } from "../../media/blob-store.port.ts"
import type { LocalFile } from "../local-file.ts"
import { consumeUploads, validateUploads } from "../steps/received-uploads.ts"
import type { UploadSink } from "../upload-sink.port.ts"
import { copyUpload, removeBytes } from "./whole-upload.ts"

/** A file that something is made from, and how it is taken from where it was. */
export interface TakenFile<E, R> extends LocalFile {
  /** Call it inside the transaction that stores what is made. */
  readonly consume: Effect.Effect<void, E, R>
  /** Stores what it holds under a key. */
  readonly copyTo: (key: string) => Effect.Effect<void, never, BlobStore>
  /** Call it after the commit: until then, the file must not lose its bytes. */
  readonly settle: Effect.Effect<void, never, BlobStore | UploadSink>
}

/** A complete upload of an account. */
export const takeUpload = Effect.fnUntraced(function*(uploadId: UploadId, owner: UserId) {
  const files = yield* validateUploads([uploadId], owner, ({ upload: { fileName, size }, path }) =>
    Effect.succeed({
      path,
      fileName,
      size,
      consume: consumeUploads([uploadId], owner),
      copyTo: (key: string) => copyUpload(uploadId, path, key),
      settle: removeBytes(uploadId),
    }))
  const [file] = files
  return file ?? (yield* Effect.die("one upload is one file"))
})
