import { TaskId } from "#domain/kernel/ids.ts"
import { wireAs } from "#domain/kernel/wire.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"
import { failures, Missing } from "../errors.ts"

/** The task a path is about. */
export const OneTask = { id: TaskId }

/** What a request that made several tasks answers: the fields of the first one, and all of them. */
export const MadeTasks = wireAs("CreatedTasks", { ...TaskView.to.fields, tasks: Schema.Array(TaskView) })

const bytes = Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "application/octet-stream" }))
const events = Schema.String.pipe(HttpApiSchema.asText({ contentType: "text/event-stream" }))

/** Answers that are a file. */
export const answersBytes = { success: [bytes, Missing] as const, error: failures }

/** Answers that are server-sent events. */
export const answersEvents = { success: [events, Missing] as const, error: failures }
