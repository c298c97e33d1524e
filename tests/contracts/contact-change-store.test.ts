import * as PostgresChanges from "#adapters/storage/postgres/contact-change-store.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryChanges from "#tests/support/memory/contact-change-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { contactChangeStoreContract } from "./contact-change-store.contract.ts"

const postgres = Layer.mergeAll(PostgresChanges.layer, PostgresUsers.layer)
const memory = Layer.mergeAll(MemoryChanges.layer, MemoryUsers.layer)

contactChangeStoreContract("PostgreSQL", Layer.provide(postgres, databases.postgres))
contactChangeStoreContract("memory", Layer.provide(memory, MemoryState.layer))
