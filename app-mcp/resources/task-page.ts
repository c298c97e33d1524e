import { CurrentActor } from "#domain/kernel/actor.ts"
import { inTrace } from "#domain/kernel/trace-context.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import type { Resource, ServerContext } from "@modelcontextprotocol/server"
import { Cause, Effect } from "effect"
import { callerOf, type McpOffer } from "../session.ts"
import { clock } from "../texts/clock.ts"
import { internalError, notFound } from "./faults.ts"

const pageSize = 50

interface TaskPage {
  readonly resources: Array<Resource>
  readonly isLast: boolean
}

/** The user's tasks as documents, newest first. */
export const taskPage = ({ runtime }: McpOffer, page: number, context: ServerContext): Promise<TaskPage> =>
  runtime.runPromise(
    listTasks.run({ page, pageSize }).pipe(
      Effect.map(({ items, total }) => ({
        resources: items.map(({ id, title, status, source, duration }) => ({
          uri: `task://${id}`,
          name: title,
          title,
          description: `${source}${duration === null ? "" : `, ${clock(duration * 1000)}`}, ${status}`,
          mimeType: "text/markdown",
        })),
        isLast: page * pageSize >= total,
      })),
      Effect.mapError(({ message }) => notFound(message)),
      Effect.catchCauseIf(Cause.hasDies, internalError),
      Effect.provideService(CurrentActor, callerOf(context).actor),
      inTrace(callerOf(context).trace),
    ),
  )
