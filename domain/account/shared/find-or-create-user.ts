import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UserId } from "../../kernel/ids.ts"
import type { PlanName } from "../plan-name.ts"
import { UserStore } from "../user-store.port.ts"
import type { Email } from "../user.ts"

/** Finds the account with this address, or creates one. */
export const findOrCreateUser = Effect.fnUntraced(function*(email: Email, plan: PlanName = "free") {
  const users = yield* UserStore
  const known = yield* users.findByEmail(email)
  if (known !== null) return known
  const ids = yield* IdSource
  const id = UserId.make(yield* ids.next)
  return yield* users.insert({
    id,
    email,
    plan,
    language: null,
    uiLanguage: null,
    style: null,
    createdAt: yield* DateTime.now,
  })
})
