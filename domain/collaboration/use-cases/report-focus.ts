import { Effect, Schema } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { SegmentId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTaskRole } from "../../task/shared/require-task.ts"
import { Presence } from "../presence.port.ts"

/** Ids of lines and pages are shorter. */
const maxLength = 100

/**
 * Says that a page is still there, and which line its user is typing in. Others see that for 8 seconds; of viewers,
 * who cannot type, they only see that they are there.
 */
export const reportFocus = useCase("collaboration.reportFocus", {
  input: wire({
    taskId: TaskId,
    page: Schema.String.check(Schema.isMaxLength(maxLength)),
    lineId: Schema.NullOr(SegmentId.check(Schema.isMaxLength(maxLength))),
  }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ taskId, page, lineId }) {
    const actor = yield* CurrentActor
    const presence = yield* Presence
    const { role } = yield* requireTaskRole(taskId)
    yield* presence.sign(taskId, {
      page,
      user: actor._tag === "User" ? actor.id : null,
      line: role === "viewer" ? null : lineId,
    })
    return {}
  }),
})
