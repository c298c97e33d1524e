import { type StoredUpload, UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Schema, Stream } from "effect"
import { open, readdir, rm, stat } from "node:fs/promises"
import { join, resolve } from "node:path"
import { codeOf } from "./move-in.ts"
import { oneAtATime } from "./one-at-a-time.ts"
import { stoppable } from "./read-arriving.ts"
import { makePrivateFolder } from "./sync-path.ts"
import { writeArriving } from "./write-arriving.ts"

export interface UploadSinkOptions {
  /** Where the bytes are until a task is made from them; preferably on the disk of the blobs. */
  readonly folder: string
}

const make = Effect.fnUntraced(function*({ folder }: UploadSinkOptions) {
  const root = resolve(folder)
  const pathOf = (id: UploadId) => join(root, id)
  const { alone, stopOf } = oneAtATime<UploadId>()
  yield* Effect.promise(() => makePrivateFolder(root))
  return UploadSink.of({
    write: Effect.fn("UploadSink.write")((id, arriving) =>
      stoppable(stopOf(id), (signal) => writeArriving(pathOf(id), arriving, signal))
    ),
    size: Effect.fn("UploadSink.size")((id) => Effect.promise(() => storedSize(pathOf(id)))),
    local: Effect.fn("UploadSink.local")((id) =>
      Effect.promise(() => stat(pathOf(id)).then(() => pathOf(id), nullIfMissing))
    ),
    list: Stream.fromIterableEffect(Effect.promise(() => readdir(root))).pipe(
      Stream.filter(isUploadId),
      Stream.mapEffect((id) =>
        Effect.promise(() =>
          stat(pathOf(id)).then(({ mtime }) => [{ id, changedAt: DateTime.makeUnsafe(mtime) }], noneIfMissing)
        )
      ),
      Stream.flattenIterable,
    ),
    remove: Effect.fn("UploadSink.remove")((id) => Effect.promise(() => rm(pathOf(id), { force: true }))),
    alone,
  })
})

/** In a folder on this machine, each in a file named after its id. */
export const layer = (options: UploadSinkOptions): Layer.Layer<UploadSink> => Layer.effect(UploadSink, make(options))

/** A server that was killed may have left bytes that are not on the disk yet. */
const storedSize = async (path: string): Promise<number> => {
  const file = await open(path, "r").catch(nullIfMissing)
  if (file === null) return 0
  try {
    await file.datasync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

const isUploadId = Schema.is(UploadId)

const noneIfMissing = (cause: unknown): ReadonlyArray<StoredUpload> => {
  nullIfMissing(cause)
  return []
}

const nullIfMissing = (cause: unknown): null => {
  if (codeOf(cause) === "ENOENT") return null
  throw cause
}
