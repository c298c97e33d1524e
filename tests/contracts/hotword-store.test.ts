import * as PostgresHotwords from "#adapters/storage/postgres/hotword-store.ts"
import * as MemoryHotwords from "#tests/support/memory/hotword-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { hotwordStoreContract } from "./hotword-store.contract.ts"

hotwordStoreContract("PostgreSQL", Layer.provide(PostgresHotwords.layer, databases.postgres))
hotwordStoreContract("memory", Layer.provide(MemoryHotwords.layer, MemoryState.layer))
