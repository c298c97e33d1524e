import { TaskId, UserId } from "#domain/kernel/ids.ts"
import { Schema } from "effect"

/** A task event as text, to send between processes. */
const TaskEventMessage = Schema.fromJsonString(Schema.Union([
  Schema.Struct({
    taskId: TaskId,
    owner: UserId,
    kind: Schema.Literals(["progress", "segments", "status", "cancelled", "deleted", "voices"]),
  }),
  Schema.Struct({ taskId: TaskId, owner: UserId, kind: Schema.Literal("collaborator"), user: Schema.NullOr(UserId) }),
  Schema.Struct({ taskId: Schema.Null, owner: UserId, kind: Schema.Literal("folders") }),
]))

export const encodeEvent = Schema.encodeSync(TaskEventMessage)
export const decodeEvent = Schema.decodeUnknownOption(TaskEventMessage)
