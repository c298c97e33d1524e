import * as PostgresTickets from "#adapters/storage/postgres/ticket-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTickets from "#tests/support/memory/ticket-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { ticketStoreContract } from "./ticket-store.contract.ts"

ticketStoreContract("PostgreSQL", Layer.provide(PostgresTickets.layer, databases.postgres))
ticketStoreContract("memory", Layer.provide(MemoryTickets.layer, MemoryState.layer))
