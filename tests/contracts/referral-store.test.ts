import * as PostgresReferrals from "#adapters/storage/postgres/referral-store.ts"
import * as MemoryReferrals from "#tests/support/memory/referral-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { referralStoreContract } from "./referral-store.contract.ts"

referralStoreContract("PostgreSQL", Layer.provide(PostgresReferrals.layer, databases.postgres))
referralStoreContract("memory", Layer.provide(MemoryReferrals.layer, MemoryState.layer))
