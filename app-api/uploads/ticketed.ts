import { UploadNotFound } from "#domain/intake/errors.ts"
import { dropTicket, receiveByTicket } from "#domain/intake/shared/receive-upload.ts"
import { finishByTicket, partsByTicket } from "#domain/intake/shared/send-in-parts.ts"
import type { ArrivingBytes } from "#domain/intake/upload-sink.port.ts"
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

interface Sent extends Pick<Request, "method" | "url"> {
  /** Called where the body is what is sent. */
  readonly bytes: () => ArrivingBytes
}

/**
 * `PUT /api/uploads/{id}?ticket=…`: the bytes of one file, from the holder of its ticket; `DELETE` gives it up. With `/parts`, `GET`
 * says where its parts go, and `POST` makes the file from them.
 */
export const ticketed = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  return (request: Request, incoming: Readable | undefined): Promise<Response> =>
    Effect.runPromiseWith(ports)(
      answer({ method: request.method, url: request.url, bytes: () => bodyOf(request, incoming) }).pipe(
        Effect.map((data) => Response.json({ code: 200, message: "success", data })),
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

const answer = Effect.fnUntraced(function*({ method, url, bytes }: Sent) {
  const { pathname, searchParams } = new URL(url)
  const [id = "", parts] = pathname.split("/").slice(3)
  if (!Schema.is(UploadId)(id)) return yield* new UploadNotFound({ uploadId: id })
  const ticket = searchParams.get("ticket") ?? ""
  if (parts !== undefined && method === "GET") {
    const { partSize, ...left } = yield* partsByTicket(id, ticket)
    return { upload_id: id, part_size: partSize, ...left }
  }
  if (parts !== undefined) yield* finishByTicket(id, ticket)
  else yield* method === "DELETE" ? dropTicket(id, ticket) : receiveByTicket(id, ticket, bytes())
  return { upload_id: id }
})
