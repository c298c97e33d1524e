import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import { Context, Effect, Layer, Redacted } from "effect"
import { Client } from "pg"

/** Runs the embedded database of a data folder until the scope closes. Gives its address. */
export const openedDatabase = (dataDir: string) =>
  Effect.map(
    Layer.build(EmbeddedPostgres.layer({ dataDir, binFolder: null })),
    (context) => Redacted.value(Context.get(context, EmbeddedPostgres.EmbeddedPostgres).url),
  )

/** The first column of what a statement answers, by a connection of its own. */
export const asked = async (address: string, statement: string): Promise<ReadonlyArray<string>> => {
  const client = new Client(address)
  client.on("error", () => undefined)
  await client.connect()
  const { rows } = await client.query<[string]>({ text: statement, rowMode: "array" }).finally(() => client.end())
  return rows.map(([first]) => first)
}
