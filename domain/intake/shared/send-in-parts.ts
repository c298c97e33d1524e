import { DateTime, Effect, Result } from "effect"
import type { UploadId } from "../../kernel/ids.ts"
import { UploadIncomplete, UploadNotFound } from "../errors.ts"
import { missingParts, partSizeOf, wantedParts } from "../parts.ts"
import { SharedStore, type TransferState } from "../shared-store.port.ts"
import { checkFreePlace } from "../steps/check-counts.ts"
import { aloneWith, ticketHolder } from "../steps/own-upload.ts"
import { checkWhole } from "../steps/store-bytes.ts"
import { UploadSink } from "../upload-sink.port.ts"
import { UploadStore } from "../upload-store.port.ts"
import { type Upload, uploadLasts } from "../upload.ts"
import { complete } from "./receive-upload.ts"
import { removeBytes } from "./whole-upload.ts"

/** Where the holder of a ticket puts the parts of the file that the store does not have yet. */
export const partsByTicket = (id: UploadId, ticket: string) =>
  aloneWith(
    id,
    Effect.gen(function*() {
      const { addresses } = yield* SharedStore
      const { size, ...upload } = yield* sentInParts(id, ticket)
      const partSize = partSizeOf(size)
      if (upload.complete) return { partSize, parts: [] }
      yield* checkFreePlace(upload.ownerId)
      const { name, state } = yield* begun({ ...upload, size })
      const parts = state._tag === "Arriving" ? missingParts(size, state.parts) : []
      const urls = yield* addresses({ id, name }, parts)
      return { partSize, parts: parts.map(({ number, bytes }, index) => ({ number, bytes, url: urls[index] ?? "" })) }
    }),
  )

/**
 * Makes the file of a ticket from its parts. The store is asked what it has: of what is not a part of the file, nothing is
 * kept. A request whose answer was lost can be repeated.
 */
export const finishByTicket = (id: UploadId, ticket: string) =>
  aloneWith(
    id,
    Effect.gen(function*() {
      const sink = yield* UploadSink
      const store = yield* SharedStore
      const { size, ...upload } = yield* sentInParts(id, ticket)
      const { transfer } = upload
      if (upload.complete) return
      if (transfer === null) return yield* new UploadIncomplete({ uploadId: id })
      const state = yield* store.state({ id, name: transfer })
      const stored = yield* storedSize(state, size, (parts) => store.finish({ id, name: transfer }, parts))
      if (stored === null) return yield* new UploadIncomplete({ uploadId: id })
      const whole = checkWhole({ ...upload, size }, stored)
      if (Result.isFailure(whole)) yield* removeBytes(id)
      yield* Effect.fromResult(whole)
      // What was sent here of the same file counts no longer.
      yield* sink.remove(id)
      return yield* complete({ ...upload, size }, stored)
    }),
  )

/** An upload whose parts can be put into the store: there is one, and its size is known. */
const sentInParts = Effect.fnUntraced(function*(id: UploadId, ticket: string) {
  const { origin } = yield* SharedStore
  const { size, ...upload } = yield* ticketHolder(id, ticket)
  if (origin === null || size === null) return yield* new UploadNotFound({ uploadId: id })
  return { ...upload, size }
})

/** The transfer of an upload, which begins now unless it has, or if the store lost it. */
const begun = Effect.fnUntraced(function*({ id, transfer }: Upload) {
  const { begin, abort, state } = yield* SharedStore
  const uploads = yield* UploadStore
  if (transfer !== null) {
    const found = yield* state({ id, name: transfer })
    if (found._tag !== "Gone") return { name: transfer, state: found }
  }
  const name = yield* begin(id)
  const expiresAt = DateTime.addDuration(yield* DateTime.now, uploadLasts)
  const current = yield* uploads.beginTransfer(id, { name, instead: transfer, expiresAt })
  const none: TransferState = { _tag: "Arriving", parts: [] }
  if (current === name) return { name, state: none }
  // Another server was faster, or it was removed.
  yield* abort({ id, name })
  if (current === null) return yield* new UploadNotFound({ uploadId: id })
  return { name: current, state: yield* state({ id, name: current }) }
})

/** The size of the file once it is whole; null if parts of it are missing. */
const storedSize = <R>(
  state: TransferState,
  size: number,
  finish: (parts: Extract<TransferState, { readonly _tag: "Arriving" }>["parts"]) => Effect.Effect<number, never, R>,
): Effect.Effect<number | null, never, R> => {
  if (state._tag === "Whole") return Effect.succeed(state.size)
  if (state._tag === "Gone" || missingParts(size, state.parts).length > 0) return Effect.succeed(null)
  return finish(wantedParts(size, state.parts))
}
