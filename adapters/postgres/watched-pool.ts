import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient, QueryResultRow } from "pg"
import { sendPrepared } from "./prepared.ts"

/**
 * Drops a connection whose server has not answered a statement within `timeout` milliseconds: it is closed, and
 * whatever uses it fails as on any lost connection. The driver's own limit leaves the connection to the next user,
 * blocked. Reads outside of transactions are prepared; transactions may set how their statements are planned.
 */
export const watchedPool = (pool: Pool, timeout: number): PostgresPool => ({
  options: pool.options,
  connect: async () => watched(await pool.connect(), timeout),
  end: () => pool.end(),
})

const watched = (client: PoolClient, timeout: number): PostgresPoolClient => {
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
        : await sendPrepared(client, text, values)
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.create(client, { query: { value: query }, release: { value: release } })
}
