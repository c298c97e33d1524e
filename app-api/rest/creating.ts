import { IntakeRefused } from "#domain/intake/errors.ts"
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
import { keepUploads } from "../uploads/keep-uploads.ts"
import { receiveForm } from "../uploads/receive-form.ts"
import { ServerFolder } from "../uploads/server-folder.ts"
import { enveloped, wholeTask } from "./envelope.ts"

interface Kind {
  /** Bytes one file may have. */
  readonly largest: number
  /** Bytes all files together may have. */
  readonly most: number
  readonly merge?: true
}

type Made = { readonly tasks: ReadonlyArray<TaskItem> }

/** Makes tasks of the files of a form, or of uploads named in JSON: one request, one answer. */
export const creating = Effect.map(
  Effect.context<Ports | ServerFolder>(),
  (ports) =>
  <I extends Shape, O extends Schema.Codec<Made, unknown>, E extends DomainError>(
    useCase: UseCase<I, O, E, Ports | CurrentActor>,
    request: HttpServerRequest.HttpServerRequest,
    { merge, ...sizes }: Kind,
  ) =>
    enveloped(
      wanted(request, sizes).pipe(
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

const wanted = Effect.fnUntraced(function*(request: HttpServerRequest.HttpServerRequest, sizes: Kind) {
  const contentType = request.headers["content-type"] ?? "application/json"
  if (!/^multipart\/form-data\b/i.test(contentType)) return yield* jsonOf(request)
  const { incoming: folder } = yield* ServerFolder
  const body = yield* Stream.toAsyncIterableEffect(request.stream)
  const { files, fields } = yield* receiveForm({ contentType, body, folder, ...sizes })
  const options = yield* formOptions(fields)
  if (files.length === 0) return yield* new IntakeRefused({ issues: [brokenRule("file", "no-file")] })
  return { ...options, upload_ids: yield* keepUploads(files) }
})

const jsonOf = (request: HttpServerRequest.HttpServerRequest): Effect.Effect<object, IntakeRefused> => {
  const refused = new IntakeRefused({ issues: [brokenRule("body", "json-or-form")] })
  return request.json.pipe(
    Effect.mapError(() => refused),
    Effect.flatMap((body) => Predicate.isObject(body) ? Effect.succeed(body) : Effect.fail(refused)),
  )
}
