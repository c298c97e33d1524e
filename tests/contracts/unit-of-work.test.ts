import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { unitOfWorkContract } from "./unit-of-work.contract.ts"

const stores = Layer.mergeAll(PostgresUnit.layer, PostgresTasks.layer)

unitOfWorkContract("PostgreSQL", Layer.provide(stores, databases.postgres))
unitOfWorkContract("memory", Layer.provide(Layer.mergeAll(MemoryUnit.layer, MemoryTasks.layer), MemoryState.layer))
