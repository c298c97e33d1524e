import { Context, Effect } from "effect"
import { type Actor, CurrentActor } from "./actor.ts"
import { KeyReadsOnly, OperatorOnly, PersonOnly, SignInRequired } from "./errors.ts"
import type { Role, Row } from "./role-rows.ts"

/** The row of the use case that is running; null outside of one, where no role is asked for. */
export class CurrentRow
  extends Context.Reference<Row | null>("domain/kernel/CurrentRow", { defaultValue: () => null })
{}

export type RoleRefusal = SignInRequired | OperatorOnly | PersonOnly | KeyReadsOnly

/**
 * Refuses callers whom the row of the running use case excludes for what they are. Whether the plan has the feature,
 * and the caller's role on a task, are known only once these are loaded: `requireFeature` and `requireTask` check
 * them there.
 */
export const requireRole: Effect.Effect<void, RoleRefusal, CurrentActor> = Effect.gen(function*() {
  const row = yield* CurrentRow
  const actor = yield* CurrentActor
  const door = doorOf(actor)
  if (row === null || isOpen(row, door)) return
  if (row.may.every((role) => role === "operator")) return yield* new OperatorOnly()
  if (door === "readKey" && isOpen(row, "key")) return yield* new KeyReadsOnly()
  return yield* actor._tag === "User" && door !== "guest" ? new PersonOnly() : new SignInRequired()
})

const toTask = ["owner", "editor", "viewer", "shareViewer"] as const satisfies ReadonlyArray<Role>

/** The roles that a caller may turn out to have, by what is known of them at the door. */
const doors = {
  visitor: ["visitor", "shareViewer"],
  guest: ["visitor", "shareViewer", "guest"],
  person: ["free", "paid", ...toTask],
  key: ["mcpKey", ...toTask],
  readKey: ["readKey"],
  operator: ["operator", "shareViewer"],
} as const satisfies Readonly<Record<string, ReadonlyArray<Role>>>

type Door = keyof typeof doors

const doorOf = (actor: Actor): Door => {
  if (actor._tag === "Anonymous") return "visitor"
  if (actor._tag === "Operator") return "operator"
  if (actor.isGuest === true) return "guest"
  if (actor.viaKey !== true) return "person"
  return actor.scope === "read" ? "readKey" : "key"
}

const isOpen = ({ may }: Row, door: Door): boolean => doors[door].some((role) => may.includes(role))
