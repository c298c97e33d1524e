import { FileTooLarge, IntakeRefused, UploadNotFound } from "#domain/intake/errors.ts"
import { sizeLimit } from "#domain/intake/limits.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema } from "effect"
import { createWriteStream } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { statusOf } from "../request/status-of.ts"

/** `PUT /api/uploads/{id}?ticket=…`: the bytes of one file, from the holder of its ticket. */
export const ticketed = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  return (request: Request): Promise<Response> =>
    Effect.runPromiseWith(ports)(
      receive(request).pipe(
        Effect.map((uploadId) => Response.json({ code: 200, message: "success", data: { upload_id: uploadId } })),
        Effect.catch((refusal) => {
          const { status, code } = statusOf(refusal.kind)
          const id = request.headers.get(requestIdHeader) ?? ""
          const answer = { code, message: refusal.message, data: { error_code: refusal._tag, request_id: id } }
          return Effect.succeed(Response.json(answer, { status }))
        }),
        Effect.catchDefect((defect) =>
          Effect.logError("An upload failed", defect).pipe(
            Effect.as(envelopeOf(500, request.headers.get(requestIdHeader) ?? "")),
          )
        ),
      ),
    )
})

const receive = Effect.fnUntraced(function*(request: Request) {
  const { hash } = yield* Secrets
  const uploads = yield* UploadStore
  const { pathname, searchParams } = new URL(request.url)
  const id = pathname.split("/").at(-1) ?? ""
  if (!Schema.is(UploadId)(id)) return yield* new UploadNotFound({ uploadId: id })
  const upload = yield* uploads.ofTicket(id, yield* hash(searchParams.get("ticket") ?? ""))
  if (upload.complete) return yield* new IntakeRefused({ issues: [brokenRule("ticket", "ticket-used")] })
  const size = yield* store(request, upload, yield* uploads.path(id))
  yield* completeUpload.run({ uploadId: id, size }).pipe(
    Effect.provideService(CurrentActor, { _tag: "User", id: upload.ownerId }),
  )
  return id
})

/** Takes exactly as many bytes as were announced, if any were, aside first, so that a broken transfer leaves nothing. */
const store = ({ body }: Request, { fileName, size }: Upload, path: string) => {
  const aside = `${path}.${process.hrtime.bigint().toString(36)}.part`
  const most = size ?? sizeLimit(fileName)
  let count = 0
  return Effect.tryPromise({
    try: async (signal) => {
      const bytes = body === null ? Readable.from([]) : Readable.from(body)
      await pipeline(
        bytes,
        async function*(chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) {
            count += chunk.byteLength
            if (count > most) throw new FileTooLarge({ fileName, limit: most })
            yield chunk
          }
        },
        createWriteStream(aside, { mode: 0o600 }),
        { signal },
      )
      if (count < (size ?? 0)) {
        throw new IntakeRefused({ issues: [brokenRule("body", "bytes-missing", { arrived: count, size: size ?? 0 })] })
      }
      await rename(aside, path)
      return count
    },
    catch: (cause) =>
      cause instanceof FileTooLarge || cause instanceof IntakeRefused
        ? cause
        : new IntakeRefused({ issues: [brokenRule("body", "cut-off")] }),
  }).pipe(Effect.ensuring(Effect.promise(() => rm(aside, { force: true }))))
}
