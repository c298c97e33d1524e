import * as Secrets from "#adapters/identity/secrets.ts"
import * as PostgresMcpKeys from "#adapters/storage/postgres/mcp-key-store.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import { Secrets as SecretsPort } from "#domain/kernel/secrets.port.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { identifyByKey } from "#domain/mcp-key/shared/identify-by-key.ts"
import * as MemoryMcpKeys from "#tests/support/memory/mcp-key-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer, Redacted } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { anMcpKey, aUser } from "../support/a-user.ts"
import * as databases from "../support/databases.ts"
import { clonedDatabase } from "../support/postgres-template.ts"
import { mcpKeyStoreContract } from "./mcp-key-store.contract.ts"

const onPostgres = Layer.mergeAll(PostgresMcpKeys.layer, PostgresUsers.layer)

mcpKeyStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
mcpKeyStoreContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryMcpKeys.layer, MemoryUsers.layer), MemoryState.layer),
)

describe("a caller with an MCP key", () => {
  it.live("is identified with one statement", () =>
    Effect.gen(function*() {
      const sent: Array<string> = []
      const url = Redacted.make(yield* Effect.promise(clonedDatabase))
      const pool = Layer.orDie(Pool.layer(url, { onQuery: (sql) => void sent.push(sql) }))
      yield* Effect.gen(function*() {
        const keys = yield* McpKeyStore
        const { hash } = yield* SecretsPort
        yield* keepUsers(aUser({ plan: "pro" }))
        yield* keys.insert(anMcpKey({ keyHash: yield* hash("mcp_x"), lastUsedAt: yield* DateTime.now }))
        const before = sent.length
        yield* identifyByKey("mcp_x")
        assert.lengthOf(sent.slice(before), 1)
      }).pipe(Effect.provide(Layer.mergeAll(Secrets.layer, Layer.provide(onPostgres, pool))))
    }))
})
