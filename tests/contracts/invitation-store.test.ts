import * as PostgresInvitations from "#adapters/storage/postgres/invitation-store.ts"
import * as MemoryInvitations from "#tests/support/memory/invitation-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { invitationStoreContract } from "./invitation-store.contract.ts"

invitationStoreContract("PostgreSQL", Layer.provide(PostgresInvitations.layer, databases.postgres))
invitationStoreContract("memory", Layer.provide(MemoryInvitations.layer, MemoryState.layer))
