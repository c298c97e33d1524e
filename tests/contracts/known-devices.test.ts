import * as MemoryDevices from "#adapters/memory/known-devices.ts"
import * as MemoryState from "#adapters/memory/state.ts"
import * as MemoryUsers from "#adapters/memory/user-store.ts"
import * as PostgresDevices from "#adapters/postgres/known-devices.ts"
import * as PostgresUsers from "#adapters/postgres/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { knownDevicesContract } from "./known-devices.contract.ts"

const postgres = Layer.mergeAll(PostgresDevices.layer, PostgresUsers.layer)
const memory = Layer.mergeAll(MemoryDevices.layer, MemoryUsers.layer)

knownDevicesContract("PostgreSQL", Layer.provide(postgres, databases.postgres))
knownDevicesContract("memory", Layer.provide(memory, MemoryState.layer))
