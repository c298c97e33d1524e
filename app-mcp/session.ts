import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Ports } from "#domain/ports.ts"
import type { AuthInfo, McpServer, ServerContext } from "@modelcontextprotocol/server"
import { Context, Effect, type ManagedRuntime } from "effect"
import type { ToolSet } from "./tool-set.ts"

/** A server, and what it offers its callers with. */
export interface McpOffer {
  readonly server: McpServer
  readonly runtime: ManagedRuntime.ManagedRuntime<Ports, never>
}

export interface Caller {
  /** Whose request it is. */
  readonly actor: Actor
  /** Where it comes from; null for the machine itself. */
  readonly network: string | null
  /** The span of the request, as W3C writes it; null where nothing is recorded. */
  readonly trace: string | null
  /** What is listed to it. */
  readonly tools: ToolSet
  /** Refuses a caller whose key was deleted, or whose session or plan ended, since the request began. */
  readonly checkAgain: Effect.Effect<void, DomainError, Ports>
}

/** The same for a tool that follows something: the caller may have lost access to what it would report later. */
export const CheckAgain = Context.Reference<Caller["checkAgain"]>("app-mcp/CheckAgain", {
  defaultValue: () => Effect.void,
})

/** By the object that the protocol carries with a request. It is passed on as it is: no call has to decode it. */
const callers = new WeakMap<AuthInfo, Caller>()

/** One server serves one caller after another, so each request says whose it is. */
export const callerOf = ({ http }: ServerContext): Caller => {
  if (http?.authInfo === undefined) throw new Error("a request without a caller")
  return callerIn(http.authInfo)
}

export const callerIn = (carried: AuthInfo): Caller => {
  const caller = callers.get(carried)
  if (caller === undefined) throw new Error("a request without a caller")
  return caller
}

/** How a request carries its caller through the protocol. */
export const authInfoOf = (caller: Caller): AuthInfo => {
  const carried: AuthInfo = { token: "", clientId: "", scopes: [] }
  callers.set(carried, caller)
  return carried
}
