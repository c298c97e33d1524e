import * as MemoryMcpKeys from "#adapters/memory/mcp-key-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresMcpKeys from "#adapters/postgres/mcp-key-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { mcpKeyStoreContract } from "./mcp-key-store.contract.ts"

mcpKeyStoreContract("PostgreSQL", Layer.provide(PostgresMcpKeys.layer, databases.postgres))
mcpKeyStoreContract("memory", Layer.provide(MemoryMcpKeys.layer, MemoryState.layer))
