import * as PostgresMinutes from "#adapters/storage/postgres/minute-ledger.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryMinutes from "#tests/support/memory/minute-ledger.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
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
