import { UploadNotFound } from "#domain/intake/errors.ts"
import { dropTicket, receiveByTicket } from "#domain/intake/shared/receive-upload.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { inTrace, traceparentHeader } from "#domain/kernel/trace-context.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema } from "effect"
import type { Readable } from "node:stream"
import { envelopeOf } from "../request/envelope-of.ts"
import { refusalResponse } from "../request/refusal-response.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { bodyOf } from "./body-of.ts"

/** `PUT /api/uploads/{id}?ticket=…`: the bytes of one file, from the holder of its ticket; `DELETE` gives it up. */
export const ticketed = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  return (request: Request, incoming: Readable | undefined): Promise<Response> =>
    Effect.runPromiseWith(ports)(
      answer(request, incoming).pipe(
        Effect.map((upload_id) => Response.json({ code: 200, message: "success", data: { upload_id } })),
        refuseWhenAway,
        Effect.catch((refusal) => Effect.succeed(refusalResponse(request, refusal))),
        Effect.catchDefect((defect) =>
          Effect.logError("An upload failed", defect).pipe(
            Effect.as(envelopeOf(500, request.headers.get(requestIdHeader) ?? "")),
          )
        ),
        inTrace(request.headers.get(traceparentHeader)),
      ),
    )
})

const answer = Effect.fnUntraced(function*(request: Request, incoming: Readable | undefined) {
  const { pathname, searchParams } = new URL(request.url)
  const id = pathname.split("/").at(-1) ?? ""
  if (!Schema.is(UploadId)(id)) return yield* new UploadNotFound({ uploadId: id })
  const ticket = searchParams.get("ticket") ?? ""
  yield* request.method === "DELETE" ? dropTicket(id, ticket) : receiveByTicket(id, ticket, bodyOf(request, incoming))
  return id
})
