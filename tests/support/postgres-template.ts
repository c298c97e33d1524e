import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { schemaFingerprint } from "./schema-fingerprint.ts"
import { postgresUrl } from "./servers.ts"

/** The address of a new database with all tables, empty: a clone of the template. */
export const clonedDatabase = async (): Promise<string> => {
  const server = await postgresUrl()
  return newDatabase(server, `template ${await (template ??= templateOn(server))}`)
}

/** The address of a new database without tables. */
export const bareDatabase = async (): Promise<string> => newDatabase(await postgresUrl(), "")

let template: Promise<string> | undefined

const newDatabase = async (server: string, options: string): Promise<string> => {
  const name = `parley_test_${randomUUID().replaceAll("-", "")}`
  await on(server, (client) => client.query(`create database ${name} ${options}`))
  return addressOf(server, name)
}

const addressOf = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Made by the first worker that wants one. Its name says which migrations it has been through, so it never goes stale. */
const templateOn = (server: string): Promise<string> =>
  on(server, async (client) => {
    const name = `parley_template_${schemaFingerprint()}`
    await client.query("select pg_advisory_lock(20261122)")
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name])
    if (rowCount !== 0) return name
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const { prepareDatabase } = await import("./prepare-database.ts")
    await prepareDatabase(addressOf(server, unfinished))
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [unfinished])
    await client.query(`alter database ${unfinished} rename to ${name}`)
    return name
  })

const on = async <A>(server: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
