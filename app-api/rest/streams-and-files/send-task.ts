import type { TaskId } from "#domain/kernel/ids.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { Line } from "#domain/transcript/transcript.ts"
import { Effect, Schema } from "effect"
import { withLines } from "./with-lines.ts"

const encodeFrame = Schema.encodeSync(getTask.output)
const encodeLine = Schema.encodeSync(Line)

/** A task with its complete content. */
export const sendTask = Effect.fnUntraced(function*(taskId: TaskId) {
  const { timeline, ...frame } = yield* getTask.run({ taskId })
  return yield* withLines(encodeFrame({ ...frame, timeline: [] }), "timeline", timeline, encodeLine)
})
