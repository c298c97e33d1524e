import { uploadFilesIn } from "#adapters/local-disk/upload-files.ts"
import { UploadNotFound } from "#domain/intake/errors.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const make = Effect.fnUntraced(function*(folder: string) {
  const { read, write } = yield* State
  const files = yield* uploadFilesIn(folder)
  const find = (id: string, matches: (upload: Upload) => boolean) =>
    Effect.flatMap(
      read(({ uploads }) => uploads.get(id)),
      (upload) =>
        upload && matches(upload) ? Effect.succeed(upload) : Effect.fail(new UploadNotFound({ uploadId: id })),
    )
  return UploadStore.of({
    get: (id, owner) => find(id, ({ ownerId }) => ownerId === owner),
    ofTicket: (id, hash) => find(id, ({ ticketHash }) => ticketHash === hash),
    insert: (upload) => write(({ uploads }) => ({ uploads: put(uploads, upload.id, upload) })),
    complete: (id, size) =>
      write(({ uploads }) => {
        const upload = uploads.get(id)
        return upload ? { uploads: put(uploads, id, { ...upload, size, complete: true }) } : {}
      }),
    count: (owner) =>
      read(({ uploads }) => Array.from(uploads.values()).filter(({ ownerId }) => ownerId === owner).length),
    path: (id) => Effect.sync(() => files.path(id)),
    remove: (id) => Effect.andThen(files.remove(id), write(({ uploads }) => ({ uploads: without(uploads, [id]) }))),
    expired: (before) =>
      read(({ uploads }) =>
        Array.from(uploads.values()).filter(({ createdAt }) => DateTime.isLessThan(createdAt, before)).map(({ id }) =>
          id
        )
      ),
  })
})

/** Rows in memory, bytes in a folder: the port hands out paths. */
export const layer = (folder: string): Layer.Layer<UploadStore, never, State> => Layer.effect(UploadStore, make(folder))
