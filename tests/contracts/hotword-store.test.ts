import * as MemoryHotwords from "#adapters/memory/hotword-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresHotwords from "#adapters/postgres/hotword-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { hotwordStoreContract } from "./hotword-store.contract.ts"

hotwordStoreContract("PostgreSQL", Layer.provide(PostgresHotwords.layer, databases.postgres))
hotwordStoreContract("memory", Layer.provide(MemoryHotwords.layer, MemoryState.layer))
