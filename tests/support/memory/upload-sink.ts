import { oneAtATime } from "#adapters/storage/local-disk/one-at-a-time.ts"
import { readArriving, stoppable } from "#adapters/storage/local-disk/read-arriving.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import type { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Stream } from "effect"
import { mkdir, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

const make = (folder: string) => {
  const stored = new Map<UploadId, Uint8Array>()
  const changed = new Map<UploadId, DateTime.Utc>()
  const { alone, stopOf } = oneAtATime<UploadId>()
  const bytesOf = (id: UploadId) => stored.get(id) ?? new Uint8Array()
  const add = (id: UploadId, offset: number, bytes: Uint8Array) => {
    changed.set(id, DateTime.nowUnsafe())
    stored.set(id, Buffer.concat([bytesOf(id).subarray(0, offset), bytes]))
  }
  return UploadSink.of({
    write: (id, arriving) =>
      stoppable(stopOf(id), (signal) => {
        add(id, arriving.offset, new Uint8Array())
        return readArriving(arriving, signal, (piece) => {
          add(id, Infinity, piece)
          arriving.bytes.release?.(piece)
        })
      }),
    size: (id) => Effect.sync(() => bytesOf(id).length),
    local: (id) =>
      Effect.promise(async () => {
        if (!stored.has(id)) return null
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, id), bytesOf(id))
        return join(folder, id)
      }),
    list: Stream.fromIterableEffect(
      Effect.sync(() => Array.from(changed, ([id, changedAt]) => ({ id, changedAt }))),
    ),
    remove: (id) =>
      Effect.promise(() => {
        changed.delete(id)
        stored.delete(id)
        return rm(join(folder, id), { force: true })
      }),
    alone,
  })
}

/** In memory. A folder is needed for `local` only. */
export const layer = (folder: string): Layer.Layer<UploadSink> => Layer.sync(UploadSink, () => make(folder))
