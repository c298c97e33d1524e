import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { userStoreContract } from "./user-store.contract.ts"

userStoreContract(
  "PostgreSQL",
  Layer.provide(Layer.mergeAll(PostgresUsers.layer, PostgresUnit.layer), databases.postgres),
)
userStoreContract("memory", Layer.provide(Layer.mergeAll(MemoryUsers.layer, MemoryUnit.layer), MemoryState.layer))
