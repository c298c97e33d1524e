import * as PostgresApps from "#adapters/storage/postgres/connected-app-store.ts"
import * as PostgresRecords from "#adapters/storage/postgres/oauth-record-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryApps from "#tests/support/memory/connected-app-store.ts"
import * as MemoryRecords from "#tests/support/memory/oauth-record-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { connectedAppStoreContract } from "./connected-app-store.contract.ts"
import { oauthRecordStoreContract } from "./oauth-record-store.contract.ts"

const onPostgres = Layer.provide(
  Layer.mergeAll(PostgresApps.layer, PostgresRecords.layer, PostgresUsers.layer),
  databases.postgres,
)
const inMemory = Layer.provide(
  Layer.mergeAll(MemoryApps.layer, MemoryRecords.layer, MemoryUsers.layer),
  MemoryState.layer,
)

connectedAppStoreContract("PostgreSQL", onPostgres)
connectedAppStoreContract("memory", inMemory)
oauthRecordStoreContract("PostgreSQL", onPostgres)
oauthRecordStoreContract("memory", inMemory)
