import * as PostgresDeliveries from "#adapters/storage/postgres/delivery-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as PostgresWebhooks from "#adapters/storage/postgres/webhook-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import * as MemoryWebhooks from "#tests/support/memory/webhook-stores.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { webhookStoresContract } from "./webhook-stores.contract.ts"

webhookStoresContract(
  "PostgreSQL",
  Layer.mergeAll(PostgresDeliveries.layer, PostgresWebhooks.layer, PostgresUnit.layer, PostgresUsers.layer).pipe(
    Layer.provide(databases.postgres),
  ),
)
webhookStoresContract(
  "memory",
  Layer.mergeAll(MemoryWebhooks.layer, MemoryUnit.layer, MemoryUsers.layer).pipe(Layer.provide(MemoryState.layer)),
)
