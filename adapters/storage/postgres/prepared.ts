import { createHash } from "node:crypto"
import type { PoolClient, QueryResult, QueryResultRow } from "pg"

/** The most statements that a pool prepares: a connection keeps each of its own until it is closed. */
const maxStatements = 200

/** With such a list, each length would be a statement of its own. */
const hasList = / in \(\$/

/** The reads of a pool. PostgreSQL parses and plans each once for each connection, which costs more than running most of them. */
export class PreparedReads {
  readonly #names = new Map<string, string>()

  /** A migration by a newer process may have changed the columns of a read since: then it is prepared again, under another name. */
  async send(
    client: PoolClient,
    text: string,
    parameters: ReadonlyArray<unknown>,
  ): Promise<QueryResult<QueryResultRow>> {
    const values = [...parameters]
    const isKnown = this.#names.has(text)
    if (!isKnown && (this.#names.size >= maxStatements || hasList.test(text))) {
      return client.query<QueryResultRow>(text, values)
    }
    const name = this.#names.get(text) ?? this.#named(text)
    try {
      return await client.query<QueryResultRow>({ name, text, values })
    } catch (error) {
      if (!isStale(error)) throw error
      return client.query<QueryResultRow>({ name: this.#named(text, name), text, values })
    }
  }

  /** A name that stands for this text in every process, even where a pooler lets them share connections. */
  #named(text: string, version = ""): string {
    const name = createHash("sha256").update(version).update(text).digest("base64url")
    this.#names.set(text, name)
    return name
  }
}

/** “cached plan must not change result type” */
const isStale = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "0A000"
