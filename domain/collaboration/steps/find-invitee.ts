import { Effect, Schema } from "effect"
import { UserNotFound } from "../../account/errors.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { Email, normaliseEmail } from "../../account/user.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import type { Task } from "../../task/task.ts"

const decode = Schema.decodeSync(Email)

/**
 * The account of this address. The answer tells whether there is one, so tries are counted and each is logged: an owner
 * has enough for their colleagues, but nobody can try a list of addresses.
 */
export const findInvitee = Effect.fnUntraced(function*({ id: task, ownerId: owner }: Task, written: string) {
  const users = yield* UserStore
  yield* limitRate("collaborators of an account", owner)
  yield* limitNetwork("collaborators from a network")
  const found = yield* users.findByEmail(decode(normaliseEmail(written)))
  yield* Effect.logInfo("a collaborator is invited", { owner, task, user: found?.id ?? "not found" })
  return found ?? (yield* new UserNotFound())
})
