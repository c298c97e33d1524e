import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresWork from "#adapters/storage/postgres/work-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryWork from "#tests/support/memory/work-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { workStoreContract } from "./work-store.contract.ts"

const stores = Layer.mergeAll(PostgresTasks.layer, PostgresWork.layer)

workStoreContract("PostgreSQL", Layer.provide(stores, databases.postgres))
workStoreContract("memory", Layer.provide(Layer.mergeAll(MemoryTasks.layer, MemoryWork.layer), MemoryState.layer))
