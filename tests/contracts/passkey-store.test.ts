import * as PostgresPasskeys from "#adapters/storage/postgres/passkey-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryPasskeys from "#tests/support/memory/passkey-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { passkeyStoreContract } from "./passkey-store.contract.ts"

const onPostgres = Layer.mergeAll(PostgresPasskeys.layer, PostgresUsers.layer)

passkeyStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
passkeyStoreContract(
  "memory",
  Layer.provide(Layer.mergeAll(MemoryPasskeys.layer, MemoryUsers.layer), MemoryState.layer),
)
