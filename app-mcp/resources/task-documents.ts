import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { inTrace } from "#domain/kernel/trace-context.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import type { Ports } from "#domain/ports.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { UriTemplate } from "@modelcontextprotocol/server"
import { Cause, Effect, Schema } from "effect"
import { callerOf, type McpOffer } from "../session.ts"
import { outlineOf } from "../texts/outline-text.ts"
import { quoted } from "../texts/quoted.ts"
import { sayTask } from "../texts/task-text.ts"
import { linesOf } from "../texts/transcript-text.ts"
import type { Document } from "./document.ts"
import { internalError, notFound } from "./faults.ts"

interface TaskDocument<E> extends Omit<Document, "read"> {
  readonly read: (taskId: TaskId) => Effect.Effect<string, E, Ports | CurrentActor>
}

/** The user's tasks, any by its id. */
export const taskDocuments = ({ runtime }: Pick<McpOffer, "runtime">): ReadonlyArray<Document> => {
  const about = <E extends DomainError>({ read, ...document }: TaskDocument<E>): Document => {
    const template = new UriTemplate(document.uri)
    return {
      ...document,
      read: (uri, context) =>
        runtime.runPromise(
          Schema.decodeUnknownEffect(TaskId)(template.match(uri)?.["id"]).pipe(
            Effect.mapError(() => notFound("the id in the address is not that of a task")),
            Effect.flatMap((taskId) => Effect.mapError(read(taskId), ({ message }) => notFound(message))),
            Effect.map((text) => ({ contents: [{ uri, mimeType: document.mimeType, text: quoted(text) }] })),
            Effect.catchCauseIf(Cause.hasDies, internalError),
            Effect.provideService(CurrentActor, callerOf(context).actor),
            inTrace(callerOf(context).trace),
          ),
        ),
    }
  }
  return [
    about({
      name: "task",
      title: "A task",
      uri: "task://{id}",
      description: "Status, speakers and summary of a task",
      mimeType: "text/markdown",
      read: (taskId) => Effect.map(getTask.run({ taskId }), sayTask),
    }),
    about({
      name: "transcript",
      title: "The transcript of a task",
      uri: "task://{id}/transcript",
      description: "The whole transcript, a line for each sentence",
      mimeType: "text/plain",
      read: (taskId) => Effect.map(getTranscript.run({ taskId }), linesOf),
    }),
    about({
      name: "summary",
      title: "The summary of a task",
      uri: "task://{id}/summary",
      description: "The summary",
      mimeType: "text/markdown",
      read: (taskId) => Effect.map(getSummary.run({ taskId }), ({ summary }) => summary),
    }),
    about({
      name: "mind-map",
      title: "The mind map of a task",
      uri: "task://{id}/mind-map",
      description: "The mind map, as an indented list",
      mimeType: "text/markdown",
      read: (taskId) => Effect.map(getMindMap.run({ taskId }), ({ mindMap }) => outlineOf(mindMap)),
    }),
  ]
}
