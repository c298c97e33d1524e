import { DateTime, Effect } from "effect"
import type { UploadId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { FileTooLarge, UploadChanged } from "../errors.ts"
import { checkCounts, checkFreePlace } from "../steps/check-counts.ts"
import { aloneWith, ownUpload, ticketUpload, ticketUsed } from "../steps/own-upload.ts"
import { checkWhole, storeBytes, withSize } from "../steps/store-bytes.ts"
import { uploadLimit } from "../upload-limit.ts"
import { type Arriving, UploadSink } from "../upload-sink.port.ts"
import { UploadStore } from "../upload-store.port.ts"
import { type Upload, uploadLasts } from "../upload.ts"
import { checkRoom } from "./check-room.ts"
import { removeUpload } from "./remove-upload.ts"
import { removeBytes, shareUpload } from "./whole-upload.ts"

type Bytes = Arriving["bytes"]

/**
 * Receives a file that is sent whole. Nothing remains of one that is refused or cut off. `maxSize` is for callers
 * with their own limit.
 */
export const receiveFile = Effect.fnUntraced(function*(upload: Upload, bytes: Bytes, maxSize = Infinity) {
  const { remove } = yield* UploadSink
  const limit = Math.min(maxSize, upload.size ?? (yield* uploadLimit(upload)))
  const size = yield* storeBytes(upload, { bytes, offset: 0, maxSize: limit }).pipe(
    Effect.tap((arrived) => Effect.fromResult(checkWhole(upload, arrived))),
    Effect.onError(() => remove(upload.id)),
  )
  yield* complete(upload, size)
})

/** Receives the file of a ticket; once. */
export const receiveByTicket = (id: UploadId, ticket: string, bytes: Bytes) =>
  aloneWith(
    id,
    Effect.gen(function*() {
      const upload = yield* ticketUpload(id, ticket)
      yield* checkFreePlace(upload.ownerId)
      yield* receiveFile(upload, bytes)
    }),
  )

/** Discards an unused ticket. */
export const dropTicket = (id: UploadId, ticket: string) =>
  aloneWith(id, Effect.andThen(ticketUpload(id, ticket), removeUpload(id)))

interface Piece {
  readonly bytes: Bytes
  /** Where the sender believes that the upload ends. */
  readonly offset: number
  /** Bytes of the piece; null if the sender does not say. */
  readonly length: number | null
  /** Bytes of the whole file, when they are known at last. */
  readonly size: number | null
}

/** Receives a piece of one of the caller's uploads; returns its offset. What arrived before an interruption is kept. */
export const receivePiece = (id: UploadId, { bytes, offset, length, size }: Piece) =>
  aloneWith(
    id,
    Effect.gen(function*() {
      const sink = yield* UploadSink
      const found = yield* ownUpload(id)
      const stored = yield* sink.size(id)
      if (stored !== offset) return yield* new UploadChanged({ uploadId: id, size: stored })
      const upload = yield* withSize(found, size, stored)
      const maxSize = upload.size ?? (yield* uploadLimit(upload))
      if (offset + (length ?? 0) > maxSize) {
        return yield* new FileTooLarge({ fileName: upload.fileName, limit: maxSize })
      }
      const end = yield* storeBytes(upload, { bytes, offset, maxSize }).pipe(
        // Stopped by a newer request: what arrived counts, and its sender may continue there.
        Effect.catchTag("UploadChanged", (changed) => changed.size > offset ? Effect.succeed(changed.size) : changed),
      )
      return yield* settled(upload, end)
    }),
  )

/** The offset of one of the caller's uploads. */
export const uploadProgress = (id: UploadId) =>
  aloneWith(
    id,
    Effect.gen(function*() {
      const sink = yield* UploadSink
      return yield* settled(yield* ownUpload(id), yield* sink.size(id))
    }),
  )

/** A server killed after the last byte did not record the upload as complete: the next request does. */
const settled = Effect.fnUntraced(function*(upload: Upload, offset: number) {
  if (offset === upload.size && !upload.complete) yield* complete(upload, offset)
  return { upload, offset }
})

/** The file counts from now on: with the account locked, and not at all if that would exceed one of its limits. */
export const complete = Effect.fnUntraced(function*(upload: Upload, size: number) {
  const { id, ownerId, ticketHash, size: announced } = upload
  const uploads = yield* UploadStore
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  yield* shareUpload(upload)
  yield* transaction(Effect.gen(function*() {
    yield* lock(ownerId)
    if (!(yield* uploads.complete(id, { size, expiresAt: DateTime.add(now, uploadLasts) }))) return yield* ticketUsed
    yield* Effect.gen(function*() {
      if (announced === null) yield* checkRoom(ownerId, 0)
      if (ticketHash !== null) yield* checkCounts(ownerId, now)
    }).pipe(Effect.onError(() => removeBytes(id)))
  }))
})
