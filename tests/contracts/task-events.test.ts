import * as MemoryEvents from "#adapters/storage/memory/task-events.ts"
import * as PostgresEvents from "#adapters/storage/postgres/task-events.ts"
import * as RedisEvents from "#adapters/storage/redis/task-events.ts"
import { Effect, Layer, Redacted } from "effect"
import * as databases from "../support/databases.ts"
import { redisUrl } from "../support/servers.ts"
import { taskEventsContract } from "./task-events.contract.ts"

taskEventsContract("memory", MemoryEvents.layer)

const onRedis = Effect.map(Effect.promise(redisUrl), (url) => RedisEvents.layer(Redacted.make(url)))
taskEventsContract("Redis", Layer.orDie(Layer.unwrap(onRedis)))

const onServer = Effect.map(Effect.promise(databases.databaseUrl), (url) => PostgresEvents.layer(Redacted.make(url)))
taskEventsContract("PostgreSQL", Layer.provide(Layer.unwrap(onServer), databases.postgres))
