import * as MemoryBilling from "#adapters/memory/billing-stores.ts"
import * as MemoryDeletions from "#adapters/memory/deletion-store.ts"
import * as MemorySessions from "#adapters/memory/session-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresDeletions from "#adapters/postgres/deletion-store.ts"
import * as PostgresPayments from "#adapters/postgres/payment-store.ts"
import * as PostgresSessions from "#adapters/postgres/session-store.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
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
