import * as PostgresDevices from "#adapters/storage/postgres/known-devices.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryDevices from "#tests/support/memory/known-devices.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { knownDevicesContract } from "./known-devices.contract.ts"

const postgres = Layer.mergeAll(PostgresDevices.layer, PostgresUsers.layer)
const memory = Layer.mergeAll(MemoryDevices.layer, MemoryUsers.layer)

knownDevicesContract("PostgreSQL", Layer.provide(postgres, databases.postgres))
knownDevicesContract("memory", Layer.provide(memory, MemoryState.layer))
