import * as PostgresDeletions from "#adapters/storage/postgres/deletion-store.ts"
import * as PostgresPayments from "#adapters/storage/postgres/payment-store.ts"
import * as PostgresSessions from "#adapters/storage/postgres/session-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryBilling from "#tests/support/memory/billing-stores.ts"
import * as MemoryDeletions from "#tests/support/memory/deletion-store.ts"
import * as MemorySessions from "#tests/support/memory/session-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { deletionStoreContract } from "./deletion-store.contract.ts"

const postgres = Layer.mergeAll(
  PostgresDeletions.layer,
  PostgresPayments.layer,
  PostgresSessions.layer,
  PostgresUsers.layer,
)
const memory = Layer.mergeAll(
  MemoryBilling.layer,
  MemoryDeletions.layer,
  MemorySessions.layer,
  MemoryUsers.layer,
)

deletionStoreContract("PostgreSQL", Layer.provide(postgres, databases.postgres))
deletionStoreContract("memory", Layer.provide(memory, MemoryState.layer))
