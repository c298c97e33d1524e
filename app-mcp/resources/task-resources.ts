import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { inTrace } from "#domain/kernel/trace-context.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import type { Ports } from "#domain/ports.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
  type ServerContext,
} from "@modelcontextprotocol/server"
import { Cause, Effect, Schema } from "effect"
import { callerOf, type McpOffer } from "../session.ts"
import { clock } from "../texts/clock.ts"
import { outlineOf } from "../texts/outline-text.ts"
import { sayTask } from "../texts/task-text.ts"
import { linesOf } from "../texts/transcript-text.ts"

interface TaskResource<E> {
  readonly name: string
  readonly title: string
  readonly uri: string
  readonly description: string
  readonly mimeType: string
  readonly read: (taskId: TaskId) => Effect.Effect<string, E, Ports | CurrentActor>
}

const Asked = Schema.toStandardSchemaV1(Schema.Struct({ uri: Schema.String }))

/** Offers the user's tasks as documents: the newest by name, any by its id. */
export const offerTasks = (own: McpOffer): void => {
  const task = offer(own, {
    name: "task",
    title: "A task",
    uri: "task://{id}",
    description: "Status, speakers and summary of a task",
    mimeType: "text/markdown",
    read: (taskId) => Effect.map(getTask.run({ taskId }), sayTask),
  }, newest(own))
  const transcript = offer(own, {
    name: "transcript",
    title: "The transcript of a task",
    uri: "task://{id}/transcript",
    description: "The whole transcript, a line for each sentence",
    mimeType: "text/plain",
    read: (taskId) => Effect.map(getTranscript.run({ taskId }), linesOf),
  })
  const summary = offer(own, {
    name: "summary",
    title: "The summary of a task",
    uri: "task://{id}/summary",
    description: "The summary",
    mimeType: "text/markdown",
    read: (taskId) => Effect.map(getSummary.run({ taskId }), ({ summary }) => summary),
  })
  const mindMap = offer(own, {
    name: "mind-map",
    title: "The mind map of a task",
    uri: "task://{id}/mind-map",
    description: "The mind map, as an indented list",
    mimeType: "text/markdown",
    read: (taskId) => Effect.map(getMindMap.run({ taskId }), ({ mindMap }) => outlineOf(mindMap)),
  })
  const offered = [task, transcript, summary, mindMap]
  // The library would refuse a request without an address as an error of the server.
  own.server.server.setRequestHandler("resources/read", { params: Asked }, ({ uri }, context) => {
    const found = offered.find(({ template }) => template.match(uri) !== null)
    if (found === undefined) throw new ResourceNotFoundError(uri)
    return found.answer(uri, context)
  })
}

interface Offered {
  readonly template: ResourceTemplate["uriTemplate"]
  readonly answer: (uri: string, context: ServerContext) => Promise<ReadResourceResult>
}

const offer = <E extends DomainError>(
  { server, runtime }: McpOffer,
  { name, title, uri: template, description, mimeType, read }: TaskResource<E>,
  list?: (context: ServerContext) => Promise<ListResourcesResult>,
): Offered => {
  const made = new ResourceTemplate(template, { list })
  const answer = (uri: string, context: ServerContext): Promise<ReadResourceResult> =>
    runtime.runPromise(
      Schema.decodeUnknownEffect(TaskId)(made.uriTemplate.match(uri)?.["id"]).pipe(
        Effect.mapError(() => notFound("the id in the address is not that of a task")),
        Effect.flatMap((taskId) => Effect.mapError(read(taskId), ({ message }) => notFound(message))),
        Effect.map((text) => ({ contents: [{ uri, mimeType, text }] })),
        Effect.catchCauseIf(Cause.hasDies, internalError),
        Effect.provideService(CurrentActor, callerOf(context).actor),
        inTrace(callerOf(context).trace),
      ),
    )
  server.registerResource(name, made, { title, description, mimeType }, ({ href }, _, context) => answer(href, context))
  return { template: made.uriTemplate, answer }
}

const notFound = (message: string): ProtocolError => new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/** A defect: logged, and reported without its details. */
const internalError = (cause: Cause.Cause<unknown>) =>
  Effect.andThen(
    Effect.logError("A resource could not be read", cause),
    Effect.fail(new ProtocolError(ProtocolErrorCode.InternalError, "Something went wrong on the server")),
  )

const newest = ({ runtime }: McpOffer) => (context: ServerContext): Promise<ListResourcesResult> =>
  runtime.runPromise(
    listTasks.run({ pageSize: 50 }).pipe(
      Effect.map(({ items }) => ({
        resources: items.map(({ id, title, status, source, duration }) => ({
          uri: `task://${id}`,
          name: title,
          title,
          description: `${source}${duration === null ? "" : `, ${clock(duration * 1000)}`}, ${status}`,
          mimeType: "text/markdown",
        })),
      })),
      Effect.mapError(({ message }) => notFound(message)),
      Effect.catchCauseIf(Cause.hasDies, internalError),
      Effect.provideService(CurrentActor, callerOf(context).actor),
      inTrace(callerOf(context).trace),
    ),
  )
