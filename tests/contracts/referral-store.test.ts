import * as MemoryReferrals from "#adapters/memory/referral-store.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as PostgresReferrals from "#adapters/postgres/referral-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { referralStoreContract } from "./referral-store.contract.ts"

referralStoreContract("PostgreSQL", Layer.provide(PostgresReferrals.layer, databases.postgres))
referralStoreContract("memory", Layer.provide(MemoryReferrals.layer, MemoryState.layer))
