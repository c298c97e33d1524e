import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryTasks from "#adapters/memory/task-store.ts"
import * as PostgresTasks from "#adapters/postgres/task-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { taskListsContract } from "./task-lists.contract.ts"

taskListsContract("PostgreSQL", Layer.provide(PostgresTasks.layer, databases.postgres))
taskListsContract("memory", Layer.provide(MemoryTasks.layer, MemoryState.layer))
