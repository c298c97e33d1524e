import * as MemoryPromos from "#adapters/memory/promo-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresPromos from "#adapters/postgres/promo-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { promoStoreContract } from "./promo-store.contract.ts"

promoStoreContract("PostgreSQL", Layer.provide(PostgresPromos.layer, databases.postgres))
promoStoreContract("memory", Layer.provide(MemoryPromos.layer, MemoryState.layer))
