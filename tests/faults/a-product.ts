import type { Client } from "#tests/support/server/client.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { type ServerOptions, type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "vitest"

/** A folder for a server and all it writes, for the whole test file. */
export const serverFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "parley-faults-"))
  beforeAll(() => layEmptyDatabase(join(folder, "data")))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Product extends AsyncDisposable {
  readonly server: ServerProcess
  readonly client: Client
}

/** The whole product as people run it; killed when the test is over. */
export const aProduct = async (options: Omit<ServerOptions, "entry">): Promise<Product> => {
  const server = await startServer({ ...options, entry: "built" })
  const database = options.env?.["DATABASE_URL"] ?? null
  const client = await signUp({ ...server, database }, "ada@example.org", "free").catch(async (error: unknown) => {
    await server.kill()
    throw error
  })
  return { server, client, [Symbol.asyncDispose]: server.kill }
}
