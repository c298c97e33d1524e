import { keptBytes } from "#domain/conversion/conversion.ts"
import { UploadNotFound } from "#domain/intake/errors.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import type { UploadId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const find = (id: string, matches: (upload: Upload) => boolean) =>
    Effect.flatMap(
      read(({ uploads }) => uploads.get(id)),
      (upload) =>
        upload && matches(upload) ? Effect.succeed(upload) : Effect.fail(new UploadNotFound({ uploadId: id })),
    )
  const change = (id: UploadId, changed: Partial<Upload>) =>
    write(({ uploads }) => {
      const upload = uploads.get(id)
      return upload ? { uploads: put(uploads, id, { ...upload, ...changed }) } : {}
    })
  return UploadStore.of({
    get: (id, owner) => find(id, ({ ownerId }) => ownerId === owner),
    find: (ids, owner) =>
      read((tables) => ids.flatMap((id) => tables.uploads.get(id) ?? []).filter(({ ownerId }) => ownerId === owner)),
    ofAccount: (owner) =>
      read(({ uploads }) =>
        Array.from(uploads.values()).filter(({ ownerId }) => ownerId === owner).map(({ id }) => id)
      ),
    existing: (ids) => read(({ uploads }) => new Set(ids.filter((id) => uploads.has(id)))),
    arriving: (ids) =>
      read(({ uploads }) => ids.flatMap((id) => uploads.get(id) ?? []).filter(({ complete }) => !complete)),
    ofTicket: (id, hash) => find(id, ({ ticketHash }) => ticketHash === hash),
    insert: (upload) => write(({ uploads }) => ({ uploads: put(uploads, upload.id, upload) })),
    setSize: (id, size) => change(id, { size }),
    beginTransfer: (id, { name, instead, expiresAt }) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ uploads }) => uploads.get(id))
        if (found?.transfer === instead) yield* change(id, { transfer: name, expiresAt })
        return (yield* read(({ uploads }) => uploads.get(id)))?.transfer ?? null
      })),
    complete: (id, done) =>
      transaction(Effect.gen(function*() {
        const isOpen = yield* read(({ uploads }) => uploads.get(id)?.complete === false)
        if (isOpen) yield* change(id, { ...done, complete: true })
        return isOpen
      })),
    count: (owner, now) =>
      read((tables) => {
        const own = all(tables).filter(({ ownerId, expiresAt }) =>
          ownerId === owner && DateTime.isGreaterThan(expiresAt, now)
        )
        const tickets = own.filter(({ ticketHash, complete }) => ticketHash !== null && !complete).length
        return { tickets, uploads: own.length - tickets }
      }),
    bytes: (owner) =>
      read((tables) => {
        const sizes = [
          ...all(tables).map(({ ownerId, size }) => ({ ownerId, size: size ?? 0 })),
          ...Array.from(tables.tasks.values()).map(({ ownerId, fileSize }) => ({ ownerId, size: fileSize })),
          ...Array.from(tables.conversions.values()).map((one) => ({ ownerId: one.ownerId, size: keptBytes(one) })),
        ]
        return sizes.reduce((sum, { ownerId, size }) => owner === null || ownerId === owner ? sum + size : sum, 0)
      }),
    /** Nothing to lock: there is only one transaction at a time. */
    lockRoom: Effect.void,
    remove: (ids) =>
      transaction(Effect.gen(function*() {
        const known = yield* read(({ uploads }) => ids.filter((id) => uploads.has(id)))
        yield* write(({ uploads }) => ({ uploads: without(uploads, known) }))
        return new Set(known)
      })),
    expired: (before) =>
      read((tables) =>
        all(tables).filter(({ expiresAt }) => DateTime.isLessThan(expiresAt, before)).map(({ id }) => id)
      ),
  })
})

const all = ({ uploads }: Tables): ReadonlyArray<Upload> => Array.from(uploads.values())

export const layer: Layer.Layer<UploadStore, never, State> = Layer.effect(UploadStore, make)
