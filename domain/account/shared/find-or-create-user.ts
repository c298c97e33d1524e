import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { OwnPlans } from "../own-plans.ts"
import { UserStore } from "../user-store.port.ts"
import type { Email, User } from "../user.ts"
import { requireFree } from "./require-free.ts"

/** Finds the account with this address, or creates one. */
export const findOrCreateUser = Effect.fnUntraced(function*(email: Email) {
  const users = yield* UserStore
  return (yield* users.findByEmail(email)) ?? (yield* createAccount({ email, phone: null, termsVersion: null }))
})

/**
 * Creates an account with the plan that this server includes, unless a concurrent request has created one with this
 * address or number: then it returns that one. What an account may still return to is refused.
 */
export const createAccount = Effect.fnUntraced(function*(person: Pick<User, "email" | "phone" | "termsVersion">) {
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const account = yield* newAccount(person)
  return yield* transaction(Effect.gen(function*() {
    const user = yield* users.insert(account)
    // Only now: an insertion waits for an account that is leaving the address at this moment.
    yield* requireFree(user)
    return user
  }))
})

/** An account that is not stored yet, with the plan that this server includes. */
export const newAccount = Effect.fnUntraced(function*(person: Pick<User, "email" | "phone" | "termsVersion">) {
  const ids = yield* IdSource
  const { included } = yield* OwnPlans
  const account: User = {
    ...person,
    id: UserId.make(yield* ids.next),
    username: null,
    plan: included,
    includedPlan: included,
    language: null,
    uiLanguage: null,
    style: null,
    timeZone: null,
    avatar: null,
    usageAnchor: null,
    minutesUntil: null,
    disabledAt: null,
    createdAt: yield* DateTime.now,
  }
  return account
})
