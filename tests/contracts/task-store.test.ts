import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { taskStoreContract } from "./task-store.contract.ts"

taskStoreContract("PostgreSQL", Layer.provide(PostgresTasks.layer, databases.postgres))
taskStoreContract("memory", Layer.provide(MemoryTasks.layer, MemoryState.layer))
