import { Effect } from "effect"
import { mailboxOf } from "../../account/mailbox.ts"
import type { Email, Phone } from "../../account/user.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import type { Task } from "../../task/task.ts"
import { isEmail } from "./account-of.ts"

/** Enough for an owner's colleagues, but not for mailing strangers. */
export const limitAdditions = Effect.fnUntraced(function*({ id: task, ownerId: owner }: Task, to: Email | Phone) {
  yield* limitRate("collaborators of an account", owner)
  yield* limitNetwork("collaborators from a network")
  yield* limitRate("additions of a person", isEmail(to) ? mailboxOf(to) : to)
  yield* Effect.logInfo("a task is shared with someone", { owner, task })
})
