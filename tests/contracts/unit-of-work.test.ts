import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryUnit from "#adapters/memory/unit-of-work.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/postgres/unit-of-work.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { unitOfWorkContract } from "./unit-of-work.contract.ts"

const stores = Layer.mergeAll(PostgresUnit.layer, PostgresTasks.layer)

unitOfWorkContract("PostgreSQL", Layer.provide(stores, databases.postgres))
unitOfWorkContract("memory", Layer.provide(Layer.mergeAll(MemoryUnit.layer, MemoryTasks.layer), MemoryState.layer))
