import { Effect, Option, Schema } from "effect"
import { UserNotFound } from "../../account/errors.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { Email, normaliseEmail, normalisePhone, Phone } from "../../account/user.ts"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import type { Task } from "../../task/task.ts"
import { UserIdentifierInvalid } from "../errors.ts"

/**
 * The account with this address, or number in editions that use numbers. The answer reveals whether there is one, so
 * attempts are limited and logged: enough for an owner's colleagues, but not for trying a list of addresses.
 */
export const findInvitee = Effect.fnUntraced(function*({ id: task, ownerId: owner }: Task, written: string) {
  const find = yield* finderOf(written)
  yield* limitRate("collaborators of an account", owner)
  yield* limitNetwork("collaborators from a network")
  const found = yield* find
  yield* Effect.logInfo("a collaborator is invited", { owner, task, user: found?.id ?? "not found" })
  return found ?? (yield* new UserNotFound())
})

const finderOf = Effect.fnUntraced(function*(written: string) {
  const users = yield* UserStore
  const { knownBy } = customs[yield* OwnEdition]
  const found = knownBy === "phone"
    ? Option.map(readPhone(normalisePhone(written)), users.findByPhone)
    : Option.map(readEmail(normaliseEmail(written)), users.findByEmail)
  if (Option.isSome(found)) return found.value
  return yield* new UserIdentifierInvalid({ issues: [brokenRule("user_identifier", knownBy)] })
})

const readEmail = Schema.decodeOption(Email)
const readPhone = Schema.decodeUnknownOption(Phone)
