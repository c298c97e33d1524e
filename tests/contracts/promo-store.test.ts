import * as PostgresPromos from "#adapters/storage/postgres/promo-store.ts"
import * as MemoryPromos from "#tests/support/memory/promo-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { promoStoreContract } from "./promo-store.contract.ts"

promoStoreContract("PostgreSQL", Layer.provide(PostgresPromos.layer, databases.postgres))
promoStoreContract("memory", Layer.provide(MemoryPromos.layer, MemoryState.layer))
