import { Effect } from "effect"
import type { UploadId, UserId } from "../../kernel/ids.ts"
import type { LocalFile } from "../local-file.ts"
import { consumeUploads, validateUploads } from "../steps/received-uploads.ts"
import { UploadSink } from "../upload-sink.port.ts"

/** A file that something is made from, and how it is taken from where it was. */
export interface TakenFile<E, R> extends LocalFile {
  /** Call it inside the transaction that stores what is made. */
  readonly consume: Effect.Effect<void, E, R>
  /** Call it after the commit: until then, the file must not lose its bytes. */
  readonly settle: Effect.Effect<void, never, R>
}

/** A complete upload of an account. */
export const takeUpload = Effect.fnUntraced(function*(uploadId: UploadId, owner: UserId) {
  const sink = yield* UploadSink
  const files = yield* validateUploads([uploadId], owner, ({ upload: { fileName, size }, path }) =>
    Effect.succeed({
      path,
      fileName,
      size,
      consume: consumeUploads([uploadId], owner),
      settle: sink.remove(uploadId),
    }))
  const [file] = files
  return file ?? (yield* Effect.die("one upload is one file"))
})
