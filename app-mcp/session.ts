import type { Actor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import type { AuthInfo, McpServer, ServerContext } from "@modelcontextprotocol/server"
import type { ManagedRuntime } from "effect"

/** A server, and what it offers its callers with. */
export interface McpOffer {
  readonly server: McpServer
  readonly runtime: ManagedRuntime.ManagedRuntime<Ports, never>
}

/** Whose request it is, and where it comes from; null for the machine itself. */
export interface Caller {
  readonly actor: Actor
  readonly network: string | null
}

/** By what the protocol carries with a request. It is passed on as it is, so nothing has to be decoded for each call. */
const callers = new WeakMap<AuthInfo, Caller>()

/** One server serves one caller after another, so each request says whose it is. */
export const callerOf = ({ http }: ServerContext): Caller => {
  const caller = http?.authInfo && callers.get(http.authInfo)
  if (caller === undefined) throw new Error("a request without a caller")
  return caller
}

/** How a request carries its caller through the protocol. */
export const authInfoOf = (caller: Caller): AuthInfo => {
  const carried: AuthInfo = { token: "", clientId: "", scopes: [] }
  callers.set(carried, caller)
  return carried
}
