import type { Actor } from "#domain/kernel/actor.ts"
import type { Ports } from "#domain/ports.ts"
import type { McpServer } from "@modelcontextprotocol/server"
import type { ManagedRuntime } from "effect"

/** One conversation with one client: whose it is, and what it may use. */
export interface McpSession {
  readonly server: McpServer
  readonly actor: Actor
  /** Where it comes from; null for the machine itself. */
  readonly network: string | null
  readonly runtime: ManagedRuntime.ManagedRuntime<Ports, never>
}
