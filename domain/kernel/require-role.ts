import { Context, Effect } from "effect"
import { type Actor, CurrentActor } from "./actor.ts"
import { OperatorOnly, PersonOnly, SignInRequired } from "./errors.ts"
import type { Row } from "./roles.ts"

/** The row of the use case that is running; null outside of one, where no role is asked for. */
export class CurrentRow
  extends Context.Reference<Row | null>("domain/kernel/CurrentRow", { defaultValue: () => null })
{}

export type RoleRefusal = SignInRequired | OperatorOnly | PersonOnly

/**
 * Refuses callers whom the row of the running use case excludes for what they are. Whether the plan has the feature, and
 * what the caller is to a task, is known only once these are loaded: `requireFeature` and `requireTask` read it there.
 */
export const requireRole: Effect.Effect<void, RoleRefusal, CurrentActor> = Effect.gen(function*() {
  const row = yield* CurrentRow
  const actor = yield* CurrentActor
  if (row === null || isAllowed(row.may, actor)) return
  if (row.may.every((role) => role === "operator")) return yield* new OperatorOnly()
  return yield* actor._tag === "User" ? new PersonOnly() : new SignInRequired()
})

const isAllowed = (may: Row["may"], actor: Actor): boolean => {
  const isOpen = may.includes("shareViewer")
  if (actor._tag === "Anonymous") return isOpen || may.includes("visitor")
  if (actor._tag === "Operator") return isOpen || may.includes("operator")
  const ofAccounts = may.filter((role) => role !== "operator" && role !== "visitor")
  return actor.viaKey === true ? ofAccounts.some((role) => role !== "free" && role !== "paid") : ofAccounts.length > 0
}
