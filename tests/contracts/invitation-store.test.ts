import * as MemoryInvitations from "#adapters/memory/invitation-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresInvitations from "#adapters/postgres/invitation-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { invitationStoreContract } from "./invitation-store.contract.ts"

invitationStoreContract("PostgreSQL", Layer.provide(PostgresInvitations.layer, databases.postgres))
invitationStoreContract("memory", Layer.provide(MemoryInvitations.layer, MemoryState.layer))
