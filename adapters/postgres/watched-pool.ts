import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient, QueryResultRow } from "pg"

/**
 * Gives up a connection whose server has not answered a statement within `timeout` milliseconds: it is closed, and what
 * uses it fails as on any lost connection. The driver's own limit leaves the connection to the next user, blocked.
 */
export const watchedPool = (pool: Pool, timeout: number): PostgresPool => ({
  options: pool.options,
  connect: async () => watched(await pool.connect(), timeout),
  end: () => pool.end(),
})

const watched = (client: PoolClient, timeout: number): PostgresPoolClient => {
  let isOut = true
  const release = (destroy = false): void => {
    if (isOut) client.release(destroy)
    isOut = false
  }
  const query = async (text: string, values: ReadonlyArray<unknown>) => {
    if (!isOut) throw new Error("Connection terminated")
    const timer = setTimeout(() => release(true), timeout)
    try {
      return await client.query<QueryResultRow>(text, [...values])
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.create(client, { query: { value: query }, release: { value: release } })
}
