import { UploadNotFound } from "#domain/intake/errors.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema } from "effect"
import { actorOf } from "../request/actor-of.ts"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { tusServer } from "./tus-server.ts"

const version = "1.0.0"
const methods = "OPTIONS, POST, HEAD, PATCH, DELETE"

/** `/files`: resumable uploads, each seen by its owner only. */
export const resumable = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const tus = yield* tusServer
  return async (given: Request, network: string | null): Promise<Response> => {
    const request = withRealMethod(given)
    const wrong = request.method === "OPTIONS" ? null : protocolError(request)
    if (wrong !== null) return wrong
    const owner = await Effect.runPromiseWith(ports)(request.method === "OPTIONS" ? nobody : admitted(request))
    if (owner instanceof Response) return owner
    const response = await tus(request, owner, network)
    if (request.method === "DELETE" && response.status === 204) {
      await Effect.runPromiseWith(ports)(forget(request))
    }
    if (request.method === "HEAD" && response.ok) {
      await Effect.runPromiseWith(ports)(Effect.provideService(settle(request, response), CurrentActor, owner))
    }
    response.headers.delete("access-control-expose-headers")
    return response
  }
})

const nobody: Effect.Effect<Actor> = Effect.succeed({ _tag: "Anonymous", deviceId: null })

/** Some networks let only GET and POST through; the protocol has a header for them. */
const withRealMethod = (request: Request): Request => {
  const method = request.headers.get("x-http-method-override")?.toUpperCase()
  if (request.method !== "POST" || (method !== "PATCH" && method !== "DELETE" && method !== "HEAD")) return request
  const { url, headers, body } = request
  return new Request(url, method === "PATCH" ? { method, headers, body, duplex: "half" } : { method, headers })
}

/** What the protocol wants refused before anybody looks at the upload. */
const protocolError = (request: Request): Response | null => {
  const id = request.headers.get(requestIdHeader) ?? ""
  const said = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
    envelopeOf(status, id, [code, message], { "tus-resumable": version, ...headers })
  if (!methods.split(", ").includes(request.method)) {
    return said(405, "MethodNotAllowed", "Uploads are not read back here", { allow: methods })
  }
  if (request.headers.get("tus-resumable") !== version) {
    return said(412, "WrongProtocolVersion", `Tus-Resumable: must be ${version}`, { "tus-version": version })
  }
  return request.method === "PATCH" && request.headers.get("content-type") !== "application/offset+octet-stream"
    ? said(415, "UnsupportedMediaType", "Content-Type: must be application/offset+octet-stream")
    : null
}

/** The caller, or the response that refuses them: nobody learns of other accounts’ uploads. */
const admitted = (request: Request): Effect.Effect<Actor | Response, never, Ports> => {
  const id = request.headers.get(requestIdHeader) ?? ""
  return Effect.gen(function*() {
    const uploads = yield* UploadStore
    const actor = yield* actorOf(request.headers)
    if (request.method === "POST" || actor._tag !== "User") return actor
    const upload = idOf(request)
    if (upload === null) return yield* new UploadNotFound({ uploadId: "" })
    yield* uploads.get(upload, actor.id)
    return actor
  }).pipe(
    Effect.catch((refusal) =>
      Effect.succeed(envelopeOf(refusal.kind === "not-found" ? 404 : 401, id, [refusal._tag, refusal.message], {
        "tus-resumable": version,
      }))
    ),
  )
}

const idOf = (request: Request): UploadId | null => {
  const last = new URL(request.url).pathname.split("/").at(-1) ?? ""
  return Schema.is(UploadId)(last) ? last : null
}

const forget = Effect.fnUntraced(function*(request: Request) {
  const uploads = yield* UploadStore
  const id = idOf(request)
  if (id !== null) yield* uploads.remove(id)
})

/** A server killed after the last byte did not record the upload as complete: the next request does. */
const settle = Effect.fnUntraced(function*(request: Request, { headers }: Response) {
  const id = idOf(request)
  const size = Number(headers.get("upload-length"))
  if (id === null || size === 0 || headers.get("upload-offset") !== String(size)) return
  // Deleted, or taken by a task, in this very moment.
  yield* completeUpload.run({ uploadId: id, size }).pipe(Effect.catchTag("UploadNotFound", () => Effect.void))
}, Effect.orDie)
