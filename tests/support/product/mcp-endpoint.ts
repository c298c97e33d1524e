import type { Database } from "#adapters/storage/postgres/database.ts"
import type { Ports } from "#domain/ports.ts"
import { mcpHandler } from "#mcp/mcp-handler.ts"
import { serve, type ServerType } from "@hono/node-server"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { type Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll } from "vitest"
import { fileFolder } from "../a-folder.ts"
import { postgres } from "../databases.ts"
import { productOn } from "./product.ts"
import { seeded } from "./seeded.ts"

/** Not the name it has by itself. */
export const brand = "Scribe & Sons"

/** As the real server: a client that compiles schemas is busy for longer than the five seconds that are usual. */
const serverOptions = { keepAliveTimeout: 75_000 }

type Seed = Effect.Success<typeof seeded>

export interface Endpoint extends Seed {
  /** Where all tools are listed. */
  readonly url: string
  readonly runtime: ManagedRuntime.ManagedRuntime<Ports | Database, never>
  readonly handle: (request: Request) => Promise<Response>
}

/** A real HTTP server with a seeded product behind `/mcp`, for a whole test file, with ports `changed` where it needs that. */
export const anEndpoint = (changed: Layer.Layer<never, never, Ports> = Layer.empty): () => Endpoint => {
  const runtime = ManagedRuntime.make(Layer.provideMerge(changed, productOn(postgres, fileFolder())))
  let made: Endpoint | undefined
  let server: ServerType | undefined
  beforeAll(async () => {
    const seed = await runtime.runPromise(seeded)
    const mcp = mcpHandler(runtime, brand)
    const handle = (request: Request) => mcp(request, null)
    const port = await new Promise<number>((resolve) => {
      server = serve({ fetch: handle, port: 0, hostname: "127.0.0.1", serverOptions }, (info) => resolve(info.port))
    })
    made = { ...seed, url: `http://127.0.0.1:${port}/mcp?tools=all`, runtime, handle }
  })
  afterAll(async () => {
    server?.close()
    await runtime.dispose()
  })
  return () => {
    if (made === undefined) throw new Error("The endpoint is not up yet")
    return made
  }
}

/** A real client of the first SDK, signed in with a bearer token. */
export const aClient = async (url: string, token: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "0" })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
  return client
}

/**
 * Calls tools as one client for a whole test file. It lists them first, so it holds each answer against the schema of its
 * tool: it compiles all of these, which takes longer than what a test does.
 */
export const aCaller = (endpoint: () => Endpoint) => {
  let client: Promise<Client> | undefined
  const listed = async () => {
    const connected = await aClient(endpoint().url, endpoint().key)
    await connected.listTools()
    return connected
  }
  afterAll(async () => (await client)?.close())
  return async (name: string, args: Record<string, unknown> = {}) =>
    (await (client ??= listed())).callTool({ name, arguments: args })
}
