import * as MemoryBus from "#adapters/storage/memory/document-bus.ts"
import * as PostgresBus from "#adapters/storage/postgres/document-bus.ts"
import * as RedisBus from "#adapters/storage/redis/document-bus.ts"
import { Effect, Layer, Redacted } from "effect"
import * as databases from "../support/databases.ts"
import { redisUrl } from "../support/servers.ts"
import { documentBusContract } from "./document-bus.contract.ts"

documentBusContract("memory", MemoryBus.layer)

const onRedis = Effect.map(Effect.promise(redisUrl), (url) => RedisBus.layer(Redacted.make(url)))
documentBusContract("Redis", Layer.orDie(Layer.unwrap(onRedis)))

const onServer = Effect.map(Effect.promise(databases.databaseUrl), (url) => PostgresBus.layer(Redacted.make(url)))
documentBusContract("PostgreSQL", Layer.provide(Layer.unwrap(onServer), databases.postgres))
