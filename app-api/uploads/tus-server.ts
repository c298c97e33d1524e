import { signedIn } from "#domain/account/shared/signed-in.ts"
import { limits, sizeLimit } from "#domain/intake/limits.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import { uploadLasts } from "#domain/intake/upload.ts"
import { completeUpload } from "#domain/intake/use-cases/complete-upload.ts"
import { openUpload } from "#domain/intake/use-cases/open-upload.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import type { Ports } from "#domain/ports.ts"
import { FileStore } from "@tus/file-store"
import { Server } from "@tus/server"
import { Effect } from "effect"
import { dirname } from "node:path"
import { reasonOf } from "../request/failure-reason.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { statusOf } from "../request/status-of.ts"
import { UploadNotes } from "./upload-notes.ts"

/** The resumable protocol over our use cases. The caller of each request must be established first. */
export const tusServer = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const uploads = yield* UploadStore
  const directory = dirname(yield* uploads.path(UploadId.make("00000000-0000-7000-8000-000000000000")))
  const callers = new WeakMap<object, Caller>()
  const waits = new WeakMap<object, number>()

  const asked = <A, E extends DomainError, R extends Ports>(
    request: Request,
    work: Effect.Effect<A, E, R | CurrentActor>,
  ) =>
    Effect.runPromiseWith(ports)(
      work.pipe(
        Effect.provideService(CurrentActor, callers.get(request)?.actor ?? { _tag: "Anonymous", deviceId: null }),
        Effect.provideService(CallerNetwork, callers.get(request)?.network ?? null),
        Effect.tapError(({ retryAfter }) =>
          Effect.sync(() => retryAfter !== undefined && waits.set(request, Math.ceil(retryAfter)))
        ),
        Effect.mapError((refusal) => answerOf(refusal, request.headers.get(requestIdHeader) ?? "")),
        Effect.result,
      ),
    ).then((result) => result._tag === "Success" ? result.success : Promise.reject(result.failure))

  const datastore = new FileStore({
    directory,
    configstore: new UploadNotes(directory),
    expirationPeriodInMilliseconds: uploadLasts.hours * 3_600_000,
  })
  const server = new Server({
    path: "/files",
    datastore,
    // Also of what is sent while it is made: its bytes are counted as they come.
    maxSize: (request, id) => id === null ? limits.video : asked(request, mostOf(UploadId.make(id))),
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: (request, metadata) => {
      const fileName = metadata?.["filename"] ?? metadata?.["name"] ?? "untitled"
      const length = request.headers.get("upload-length")
      const open = openUpload.run({ fileName, size: length === null ? null : Number(length) })
      return asked(request, open).then(({ uploadId }) => uploadId)
    },
    onUploadFinish: async (request, { id, offset }) => {
      await asked(request, completeUpload.run({ uploadId: UploadId.make(id), size: offset }))
      return {}
    },
  })
  return async (request: Request, actor: Actor, network: string | null): Promise<Response> => {
    callers.set(request, { actor, network })
    const response = await server.handleWeb(request)
    const wait = waits.get(request)
    if (wait !== undefined) response.headers.set("retry-after", String(wait))
    return response
  }
})

interface Caller {
  readonly actor: Actor
  readonly network: string | null
}

/** The most bytes an upload may have. */
const mostOf = Effect.fnUntraced(function*(id: UploadId) {
  const uploads = yield* UploadStore
  const { fileName } = yield* uploads.get(id, yield* signedIn)
  return sizeLimit(fileName)
})

/** The protocol has its own statuses: what is not there is 404 here. The body is the usual envelope. */
const answerOf = (refusal: DomainError, requestId: string) => ({
  status_code: refusal.kind === "not-found" ? 404 : statusOf(refusal.kind).status,
  body: JSON.stringify({
    code: statusOf(refusal.kind).code,
    message: refusal.message,
    data: reasonOf(refusal, requestId),
  }),
})
