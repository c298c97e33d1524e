import * as Memory from "#adapters/memory/billing-stores.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as Mailbox from "#adapters/postgres/billing-mailbox.ts"
import * as Orders from "#adapters/postgres/order-store.ts"
import * as Payments from "#adapters/postgres/payment-store.ts"
import * as Subscriptions from "#adapters/postgres/subscription-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { billingStoresContract } from "./billing-stores.contract.ts"

const stores = Layer.mergeAll(Mailbox.layer, Orders.layer, Payments.layer, Subscriptions.layer)

billingStoresContract("PostgreSQL", Layer.provide(stores, databases.postgres))
billingStoresContract("memory", Layer.provide(Memory.layer, MemoryState.layer))
