import * as PostgresFolders from "#adapters/storage/postgres/folder-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as MemoryFolders from "#tests/support/memory/folder-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { folderStoreContract } from "./folder-store.contract.ts"

const onPostgres = Layer.merge(PostgresFolders.layer, PostgresTasks.layer)
const inMemory = Layer.merge(MemoryFolders.layer, MemoryTasks.layer)

folderStoreContract("PostgreSQL", Layer.provide(onPostgres, databases.postgres))
folderStoreContract("memory", Layer.provide(inMemory, MemoryState.layer))
