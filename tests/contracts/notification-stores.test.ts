import * as PostgresChoices from "#adapters/storage/postgres/mail-choice-store.ts"
import * as PostgresNotices from "#adapters/storage/postgres/notice-store.ts"
import * as PostgresDevices from "#adapters/storage/postgres/push-device-store.ts"
import * as PostgresSessions from "#adapters/storage/postgres/session-store.ts"
import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import * as PostgresUnit from "#adapters/storage/postgres/unit-of-work.ts"
import * as PostgresUsers from "#adapters/storage/postgres/user-store.ts"
import * as MemoryNotifications from "#tests/support/memory/notification-stores.ts"
import * as MemorySessions from "#tests/support/memory/session-store.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import * as MemoryUnit from "#tests/support/memory/unit-of-work.ts"
import * as MemoryUsers from "#tests/support/memory/user-store.ts"
import { Layer } from "effect"
import * as databases from "../support/databases.ts"
import { notificationStoresContract } from "./notification-stores.contract.ts"

notificationStoresContract(
  "PostgreSQL",
  Layer.mergeAll(
    PostgresChoices.layer,
    PostgresNotices.layer,
    PostgresDevices.layer,
    PostgresSessions.layer,
    PostgresTasks.layer,
    PostgresUnit.layer,
    PostgresUsers.layer,
  ).pipe(Layer.provide(databases.postgres)),
)
notificationStoresContract(
  "memory",
  Layer.mergeAll(
    MemoryNotifications.layer,
    MemorySessions.layer,
    MemoryTasks.layer,
    MemoryUnit.layer,
    MemoryUsers.layer,
  ).pipe(Layer.provide(MemoryState.layer)),
)
