import { createHash } from "node:crypto"
import type { PoolClient, QueryResult, QueryResultRow } from "pg"

/** The most statements that a process prepares: a connection keeps each of its own until it is closed. */
const maxStatements = 200
const names = new Map<string, string>()

/** Each length of such a list would be a statement of its own. */
const hasList = / in \(\$/

/** A name that stands for this text in every process, even where a pooler lets them share connections. */
const named = (text: string, version = ""): string => {
  const name = createHash("sha256").update(version).update(text).digest("base64url")
  names.set(text, name)
  return name
}

/**
 * Sends a read so that PostgreSQL parses and plans it once for each connection, which costs more than running most of them.
 * A migration by a newer process may have changed its columns since: then it is prepared again, under another name.
 */
export const sendPrepared = async (
  client: PoolClient,
  text: string,
  parameters: ReadonlyArray<unknown>,
): Promise<QueryResult<QueryResultRow>> => {
  const values = [...parameters]
  const isKnown = names.has(text)
  if (!isKnown && (names.size >= maxStatements || hasList.test(text))) return client.query<QueryResultRow>(text, values)
  const name = names.get(text) ?? named(text)
  try {
    return await client.query<QueryResultRow>({ name, text, values })
  } catch (error) {
    if (!isStale(error)) throw error
    return client.query<QueryResultRow>({ name: named(text, name), text, values })
  }
}

/** “cached plan must not change result type” */
const isStale = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "0A000"
