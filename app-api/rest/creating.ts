import { stillSignedIn } from "#domain/account/shared/still-signed-in.ts"
import { IntakeRefused } from "#domain/intake/errors.ts"
import { beginUpload } from "#domain/intake/shared/begin-upload.ts"
import { receiveFile } from "#domain/intake/shared/receive-upload.ts"
import { removeUpload } from "#domain/intake/shared/remove-upload.ts"
import { requestLasts } from "#domain/intake/upload.ts"
import type { CurrentActor } from "#domain/kernel/actor.ts"
import { decodeInput } from "#domain/kernel/decode-input.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { TaskView } from "#domain/library/task-view.ts"
import type { Ports } from "#domain/ports.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { Effect, Predicate, type Schema, Stream } from "effect"
import type { HttpServerRequest } from "effect/http"
import { formOptions } from "../uploads/form-options.ts"
import { receiveForm } from "../uploads/receive-form.ts"
import { enveloped, wholeTask } from "./envelope.ts"

interface Sizes {
  /** Bytes one file may have. */
  readonly maxSize: number
  /** Bytes all files together may have. */
  readonly maxTotal: number
}

interface Kind extends Sizes {
  readonly merge?: true
}

type Created = { readonly tasks: ReadonlyArray<TaskItem> }

/** Creates tasks from the files of a form, or from uploads named in JSON, in one request. */
export const creating = Effect.map(
  Effect.context<Ports>(),
  (ports) =>
  <I extends Shape, O extends Schema.Codec<Created, unknown>, E extends DomainError>(
    useCase: UseCase<I, O, E, Ports | CurrentActor>,
    request: HttpServerRequest.HttpServerRequest,
    { merge, ...sizes }: Kind,
  ) =>
    enveloped(
      requested(request, sizes).pipe(
        Effect.tap(decodeInput(useCase.input, "body")),
        Effect.map((input) => merge === undefined ? input : { ...input, merge }),
        Effect.flatMap(decodeInput(useCase.input, "body")),
        Effect.flatMap(useCase.run),
        Effect.flatMap(({ tasks }) => Effect.forEach(tasks, wholeTask)),
        Effect.map((tasks) => ({ ...firstOf(tasks), tasks })),
        Effect.scoped,
        Effect.provide(ports),
      ),
    ),
)

const firstOf = (tasks: ReadonlyArray<TaskView>): TaskView => {
  const [first] = tasks
  if (first === undefined) throw new Error("a request that is accepted makes at least one task")
  return first
}

const requested = Effect.fnUntraced(function*(request: HttpServerRequest.HttpServerRequest, sizes: Sizes) {
  const contentType = request.headers["content-type"] ?? "application/json"
  if (!/^multipart\/form-data\b/i.test(contentType)) return yield* jsonOf(request)
  const body = yield* Stream.toAsyncIterableEffect(request.stream)
  const { files, fields } = yield* receiveForm({
    contentType,
    body,
    maxTotal: sizes.maxTotal,
    receive: (fileName, bytes) => upload(fileName, bytes, sizes.maxSize),
  })
  yield* stillSignedIn
  const options = yield* formOptions(fields)
  if (files.length === 0) return yield* new IntakeRefused({ issues: [brokenRule("file", "no-file")] })
  return { ...options, upload_ids: files }
})

/** The upload does not outlive the scope: a task was made from it by then, or the request was refused. */
const upload = Effect.fnUntraced(function*(fileName: string, bytes: AsyncIterable<Uint8Array>, maxSize: number) {
  const opened = yield* Effect.acquireRelease(
    beginUpload({ fileName, size: null, lasts: requestLasts }),
    ({ id }) => removeUpload(id),
  )
  yield* receiveFile(opened, bytes, maxSize)
  return opened.id
})

const jsonOf = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<object, IntakeRefused> => {
  const refused = new IntakeRefused({ issues: [brokenRule("body", "json-or-form")] })
  return request.json.pipe(
    Effect.mapError(() => refused),
    Effect.flatMap((body) => Predicate.isObject(body) ? Effect.succeed(body) : Effect.fail(refused)),
  )
}
