import * as Mailbox from "#adapters/storage/postgres/billing-mailbox.ts"
import * as Orders from "#adapters/storage/postgres/order-store.ts"
import * as Payments from "#adapters/storage/postgres/payment-store.ts"
import * as Subscriptions from "#adapters/storage/postgres/subscription-store.ts"
import * as Memory from "#tests/support/memory/billing-stores.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { billingStoresContract } from "./billing-stores.contract.ts"

const stores = Layer.mergeAll(Mailbox.layer, Orders.layer, Payments.layer, Subscriptions.layer)

billingStoresContract("PostgreSQL", Layer.provide(stores, databases.postgres))
billingStoresContract("memory", Layer.provide(Memory.layer, MemoryState.layer))
