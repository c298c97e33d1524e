import { Actor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import type { McpServer, ServerContext } from "@modelcontextprotocol/server"
import { type ManagedRuntime, Schema } from "effect"

/** A server, and what it offers its callers with. */
export interface McpOffer {
  readonly server: McpServer
  readonly runtime: ManagedRuntime.ManagedRuntime<Ports, never>
}

/** Whose request it is, and where it comes from; null for the machine itself. */
const Caller = Schema.Struct({ actor: Actor, network: Schema.NullOr(Schema.String) })
const decode = Schema.decodeUnknownSync(Caller)

/** One server serves one caller after another, so each request says whose it is. */
export const callerOf = ({ http }: ServerContext): typeof Caller.Type => decode(http?.authInfo?.extra)

/** How a request carries its caller through the protocol. */
export const authInfoOf = (caller: typeof Caller.Type) => ({
  token: "",
  clientId: "",
  scopes: [],
  extra: { ...caller },
})
