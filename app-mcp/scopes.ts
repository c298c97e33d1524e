import type { Actor, McpScope } from "#domain/kernel/actor.ts"
import { scopeOf } from "#domain/kernel/require-role.ts"
import type { Row } from "#domain/kernel/role-rows.ts"
import { roles } from "#domain/kernel/roles.ts"
import { Predicate } from "effect"
import { tools } from "./tools/all.ts"

const rows: Readonly<Record<string, Row>> = roles

/** What an assistant has to be allowed to call a tool, by its name. */
export const toolScopes: ReadonlyMap<string, McpScope> = new Map(
  tools.map(({ name, useCase }) => {
    const row = rows[useCase]
    if (row === undefined) throw new Error(`${name} has no use case`)
    return [name, scopeOf(row)]
  }),
)

/** All that a request needs, with what the caller has, if something is missing; otherwise null. Reading is needed for anything. */
export const scopesLacking = (actor: Actor, messages: unknown): ReadonlyArray<McpScope> | null => {
  if (actor._tag !== "User" || actor.scopes === undefined) return null
  const { scopes } = actor
  const needed = ["mcp:read" as const, ...[messages].flat().flatMap(scopeOfMessage)]
  if (needed.every((one) => scopes.includes(one))) return null
  return [...new Set([...needed, ...scopes])]
}

const scopeOfMessage = (message: unknown): ReadonlyArray<McpScope> => {
  const { method, params } = recordOf(message)
  if (method !== "tools/call") return []
  // Some tools run another one, which they are given with its arguments.
  const scope = scopeNamedIn(params) ?? scopeNamedIn(recordOf(params)["arguments"])
  return scope === undefined ? [] : [scope]
}

const scopeNamedIn = (params: unknown): McpScope | undefined => toolScopes.get(String(recordOf(params)["name"]))

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => Predicate.isObject(value) ? value : {}
