import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as MemoryWork from "#adapters/memory/work-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import * as PostgresWork from "#adapters/postgres/work-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { workStoreContract } from "./work-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresWork.layer)

workStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
workStoreContract("memory", Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryWork.layer), MemoryState.layer))
