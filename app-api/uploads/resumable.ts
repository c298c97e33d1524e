import { UploadNotFound } from "#domain/intake/errors.ts"
import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { receivePiece, uploadProgress } from "#domain/intake/shared/receive-upload.ts"
import { removeUpload } from "#domain/intake/shared/remove-upload.ts"
import { MaxToolFile } from "#domain/intake/upload-limit.ts"
import type { ArrivingBytes } from "#domain/intake/upload-sink.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { deleteUpload } from "#domain/intake/use-cases/delete-upload.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { inTrace, traceparentHeader } from "#domain/kernel/trace-context.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema } from "effect"
import type { Readable } from "node:stream"
import { actorOf } from "../request/actor-of.ts"
import { envelopeOf } from "../request/envelope-of.ts"
import { refusalResponse } from "../request/refusal-response.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { bodyOf } from "./body-of.ts"
import {
  expiry,
  factsHeaders,
  fileNameIn,
  hasPiece,
  numberIn,
  offsetHeaders,
  purposeIn,
  tusAbilities,
} from "./tus-headers.ts"
import { protocolError, tusHeader, withRealMethod } from "./tus-protocol.ts"

interface Origin {
  /** Where the request comes from; null for the machine itself. */
  readonly network: string | null
  /** The request as it arrives, where there is a connection. */
  readonly incoming: Readable | undefined
}

/** `/files`: resumable uploads by the protocol tus 1.0.0, each seen by its owner only. */
export const resumable = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const abilities = tusAbilities(yield* MaxToolFile)
  return async (given: Request, { network, incoming }: Origin): Promise<Response> => {
    const bytes = bodyOf(given, incoming)
    const request = withRealMethod(given)
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: abilities })
    return protocolError(request) ?? await Effect.runPromiseWith(ports)(
      Effect.provideService(answer(request, bytes), CallerNetwork, network).pipe(
        inTrace(request.headers.get(traceparentHeader)),
      ),
    )
  }
})

const answer = (request: Request, bytes: ArrivingBytes): Effect.Effect<Response, never, Ports> =>
  Effect.flatMap(
    actorOf(request.headers),
    (actor) => Effect.provideService(handle(request, bytes), CurrentActor, actor),
  ).pipe(
    refuseWhenAway,
    // The protocol has its own statuses: a missing upload is 404 here.
    Effect.catch((refusal) =>
      Effect.succeed(refusalResponse(request, refusal, refusal.kind === "not-found" ? 404 : undefined))
    ),
    Effect.catchDefect((defect) =>
      Effect.logError("An upload failed", defect).pipe(
        Effect.as(envelopeOf(500, request.headers.get(requestIdHeader) ?? "")),
      )
    ),
    Effect.tap(({ headers }) => Effect.sync(() => headers.set(...tusHeader))),
  )

const handle = Effect.fnUntraced(function*(request: Request, bytes: ArrivingBytes) {
  const { method, headers } = request
  if (method === "POST") return yield* create(request, bytes)
  const id = yield* idIn(request)
  if (method === "DELETE") {
    yield* deleteUpload.run({ uploadId: id })
    return new Response(null, { status: 204 })
  }
  if (method === "HEAD") {
    const { upload, offset } = yield* uploadProgress(id)
    return new Response(null, { headers: { ...offsetHeaders(upload, offset), ...factsHeaders(upload) } })
  }
  const { upload, offset } = yield* receivePiece(id, {
    bytes,
    offset: numberIn(headers, "upload-offset") ?? 0,
    length: numberIn(headers, "content-length"),
    size: numberIn(headers, "upload-length"),
  })
  return new Response(null, { status: 204, headers: offsetHeaders(upload, offset) })
})

const create = Effect.fnUntraced(function*(request: Request, bytes: ArrivingBytes) {
  const { headers } = request
  const metadata = headers.get("upload-metadata")
  const size = numberIn(headers, "upload-length")
  const fileName = yield* fileNameIn(metadata)
  const opened = yield* beginUpload({ fileName, size, lasts: uploadLasts, metadata, purpose: purposeIn(metadata) })
  const location = { location: `/files/${opened.id}` }
  if (!hasPiece(request)) return new Response(null, { status: 201, headers: { ...expiry(opened), ...location } })
  const piece = { bytes, offset: 0, length: numberIn(headers, "content-length"), size: null }
  // An upload that fails here is removed: its sender does not know its address yet.
  const { upload, offset } = yield* receivePiece(opened.id, piece).pipe(
    Effect.onError(() => removeUpload(opened.id)),
  )
  return new Response(null, { status: 201, headers: { ...offsetHeaders(upload, offset), ...location } })
})

const idIn = ({ url }: Request): Effect.Effect<UploadId, UploadNotFound> => {
  const last = new URL(url).pathname.split("/").at(-1) ?? ""
  return Schema.is(UploadId)(last) ? Effect.succeed(last) : Effect.fail(new UploadNotFound({ uploadId: last }))
}
