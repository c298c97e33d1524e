import { DateTime, Effect, Stream } from "effect"
import { nameOfUser } from "../../account/shared/names-of-users.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import type { TaskId } from "../../kernel/ids.ts"
import type { Page } from "../attendance.ts"
import { presenceView } from "../presence-view.ts"
import { Presence } from "../presence.port.ts"

/** Lets the caller attend a task that they may see, under their own name, and says who else does. */
export const attend = Effect.fnUntraced(function*(taskId: TaskId) {
  const presence = yield* Presence
  const { next } = yield* IdSource
  const actor = yield* CurrentActor
  const user = actor._tag === "User" ? actor.id : null
  const page: Page = { page: yield* next, user, name: (user && (yield* nameOfUser(user))) ?? "Operator" }
  return presence.attend(taskId, page).pipe(
    Stream.mapEffect((all) => Effect.map(DateTime.now, (now) => presenceView(page, all, DateTime.toEpochMillis(now)))),
  )
})
