import { Context, Effect } from "effect"
import { type Actor, CurrentActor, type McpScope } from "./actor.ts"
import { KeyReadsOnly, MayNotShare, OperatorOnly, PersonOnly, SignInRequired } from "./errors.ts"
import type { Role, Row } from "./role-rows.ts"

/** The row of the use case that is running; null outside of one, where no role is asked for. */
export class CurrentRow
  extends Context.Reference<Row | null>("domain/kernel/CurrentRow", { defaultValue: () => null })
{}

export type RoleRefusal = SignInRequired | OperatorOnly | PersonOnly | KeyReadsOnly | MayNotShare

/**
 * Refuses callers whom the row of the running use case excludes for what they are. Whether the plan has the feature,
 * and the caller's role on a task, are known only once these are loaded: `requireFeature` and `requireTask` check
 * them there.
 */
export const requireRole: Effect.Effect<void, RoleRefusal, CurrentActor> = Effect.gen(function*() {
  const row = yield* CurrentRow
  const actor = yield* CurrentActor
  if (row === null) return
  const door = doorOf(actor, row)
  if (isOpen(row, door)) return
  if (row.may.every((role) => role === "operator")) return yield* new OperatorOnly()
  if (door === "readKey" && isOpen(row, "key")) return yield* isReader(actor) ? new KeyReadsOnly() : new MayNotShare()
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

/** What an assistant has to be allowed for this. */
export const scopeOf = ({ may, shares }: Row): McpScope =>
  may.includes("readKey") ? "mcp:read" : shares === true ? "mcp:share" : "mcp:write"

const doorOf = (actor: Actor, row: Row): Door => {
  if (actor._tag === "Anonymous") return "visitor"
  if (actor._tag === "Operator") return "operator"
  if (actor.isGuest === true) return "guest"
  if (actor.viaKey !== true) return "person"
  return actor.scopes === undefined || actor.scopes.includes(scopeOf(row)) ? "key" : "readKey"
}

const isReader = (actor: Actor): boolean => actor._tag === "User" && actor.scopes?.includes("mcp:write") !== true

const isOpen = ({ may }: Row, door: Door): boolean => doors[door].some((role) => may.includes(role))
