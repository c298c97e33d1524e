import { DateTime, Effect } from "effect"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { SignInLinkInvalid } from "../errors.ts"
import { SessionStore } from "../session-store.port.ts"
import { UserStore } from "../user-store.port.ts"
import type { Email } from "../user.ts"
import { findOrCreateUser } from "./find-or-create-user.ts"

/** The account a link is for. Call it inside a transaction: a refusal leaves the link usable. */
export const userOfLink = Effect.fnUntraced(function*(tokenHash: string) {
  const sessions = yield* SessionStore
  const link = yield* sessions.consumeLink(tokenHash, yield* DateTime.now)
  if (link === null) return yield* new SignInLinkInvalid()
  yield* limitNewAccount(link.email)
  return yield* findOrCreateUser(link.email)
})

const limitNewAccount = Effect.fnUntraced(function*(email: Email) {
  const users = yield* UserStore
  if ((yield* users.findByEmail(email)) === null) yield* limitNetwork("new accounts from a network")
})
