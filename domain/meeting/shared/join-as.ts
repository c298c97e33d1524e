import { Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import type { User } from "../../account/user.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import type { Task } from "../../task/task.ts"
import { insertMeeting, type Wanted } from "../steps/insert-meeting.ts"
import { openDoor } from "../steps/open-door.ts"

/** Sends a guest of this account into a meeting, at the request of a person or of the calendar. `also` is done in the transaction that stores it. */
export const joinAs = Effect.fnUntraced(function*<E, R>(
  account: User,
  { link: written, ...wanted }: Wanted & { readonly link: string },
  also: (task: Task) => Effect.Effect<void, E, R>,
) {
  const user = { ...account, plan: yield* planInUse(account.plan) }
  const link = yield* openDoor(written, user)
  yield* limitRate("meetings of an account", user.id)
  const joined = yield* insertMeeting(link, user, wanted, also)
  yield* publishTaskChanged(joined.task)
  return joined
})
