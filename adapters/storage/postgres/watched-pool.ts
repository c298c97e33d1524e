import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient, QueryResultRow } from "pg"
import { PreparedReads } from "./prepared.ts"

/**
 * Drops a connection whose server has not answered a statement within `timeout` milliseconds: it is closed, and
 * whatever uses it fails as on any lost connection. The driver's own limit leaves the connection to the next user,
 * blocked. Reads outside of transactions are prepared; transactions may set how their statements are planned.
 */
export const watchedPool = (pool: Pool, timeout: number): PostgresPool => {
  const reads = new PreparedReads()
  return {
    options: pool.options,
    connect: async () => watched(await pool.connect(), timeout, reads),
    end: () => pool.end(),
  }
}

const watched = (client: PoolClient, timeout: number, reads: PreparedReads): PostgresPoolClient => {
  let isOut = true
  let isInTransaction = false
  const release = (destroy = false): void => {
    if (isOut) client.release(destroy)
    isOut = false
  }
  const query = async (text: string, values: ReadonlyArray<unknown>) => {
    if (!isOut) throw new Error("Connection terminated")
    const timer = setTimeout(() => release(true), timeout)
    isInTransaction ||= text.startsWith("begin")
    try {
      return isInTransaction || !text.startsWith("select")
        ? await client.query<QueryResultRow>(text, [...values])
        : await reads.send(client, text, values)
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.create(client, { query: { value: query }, release: { value: release } })
}
