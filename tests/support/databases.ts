import * as Database from "#adapters/postgres/database.ts"
import { database as embeddedDatabase, Embedded } from "#adapters/postgres/pglite.ts"
import * as Pool from "#adapters/postgres/pool.ts"
import type { PGlite } from "@electric-sql/pglite"
import { Effect, Layer, Redacted } from "effect"
import { sql, type TableMetadata } from "kysely"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll } from "vitest"
import { freshPGlite } from "./fresh-pglite.ts"
import { postgresUrl } from "./servers.ts"

/** An embedded database for each test, empty; one instance serves the whole file. */
export const embedded: Layer.Layer<Database.Database | Embedded> = Layer.suspend(() =>
  emptied(Layer.provideMerge(embeddedDatabase(), Layer.effect(Embedded, Effect.promise(shared))))
)

/** A database on a real server for each test, empty; it is made for the file and dropped after it. */
export const server: Layer.Layer<Database.Database> = Layer.unwrap(
  Effect.map(Effect.promise(() => serverUrl()), (url) => emptied(Layer.orDie(Pool.layer(Redacted.make(url))))),
)

/** The address of the file's database on a real server. */
export const serverUrl = (): Promise<string> => (madeUrl ??= makeDatabase())

const emptied = <Others>(database: Layer.Layer<Database.Database | Others>) =>
  Layer.provideMerge(Layer.effectDiscard(Effect.flatMap(Database.Database, empty)), database)

const empty = (db: Database.Database["Service"]) =>
  db.query(async (q) => {
    const tables = await q.introspection.getTables()
    const names = tables.filter(holdsData).map(({ schema, name }) => sql.table(`${schema}.${name}`))
    await sql`truncate ${sql.join(names)}`.execute(q)
  })

/** All of ours; of the job queue's own tables only the jobs. */
const holdsData = ({ schema, name }: TableMetadata): boolean =>
  schema === "public" ? !name.startsWith("kysely_") : schema === "pgboss" && name === "job"

let opened: Promise<Instance> | undefined
let madeUrl: Promise<string> | undefined
let dropDatabase = (): Promise<void> => Promise.resolve()

interface Instance {
  readonly real: PGlite
  readonly lent: PGlite
}

const shared = async (): Promise<PGlite> => (await (opened ??= open())).lent

/** Whoever is lent the instance believes to own it: closing is put off until the file is done. */
const open = async (): Promise<Instance> => {
  const real = await freshPGlite()
  const lent = new Proxy(real, {
    get: (target, name) => {
      if (name === "close") return () => Promise.resolve()
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === "function" ? value.bind(target) : value
    },
  })
  return { real, lent }
}

afterAll(async () => {
  await (await opened)?.real.close()
  await dropDatabase()
})

const makeDatabase = async (): Promise<string> => {
  const url = await postgresUrl()
  const name = `test_${randomUUID().replaceAll("-", "")}`
  await onServer(url, `create database ${name}`)
  dropDatabase = () => onServer(url, `drop database ${name} with (force)`)
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
