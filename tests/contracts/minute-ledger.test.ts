import * as MemoryMinutes from "#adapters/memory/minute-ledger.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUnit from "#adapters/memory/unit-of-work.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresMinutes from "#adapters/postgres/minute-ledger.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { minuteLedgerContract } from "./minute-ledger.contract.ts"

const stores = Layer.mergeAll(PostgresMinutes.layer, PostgresUsers.layer, PostgresTasks.layer, PostgresUnit.layer)

minuteLedgerContract("PostgreSQL", Layer.provide(stores, databases.postgres))
minuteLedgerContract(
  "memory",
  Layer.provide(
    Layer.mergeAll(MemoryMinutes.layer, MemoryUsers.layer, MemoryTasks.layer, MemoryUnit.layer),
    MemoryState.layer,
  ),
)
