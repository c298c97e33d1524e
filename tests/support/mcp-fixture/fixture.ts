import { UserStore } from "#domain/account/user-store.port.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { mcpHandler } from "#mcp/mcp-handler.ts"
import type { Offers } from "#mcp/offers.ts"
import { serve, type ServerType } from "@hono/node-server"
import { Effect, ManagedRuntime } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { asAda } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { postgres } from "../databases.ts"
import { productOn } from "../product/product.ts"
import { askingTools, state } from "./asking-tools.ts"
import { contentTools } from "./content-tools.ts"
import { testDocuments } from "./documents.ts"
import { testPrompts } from "./prompts.ts"

const fixtures: Offers = {
  tools: [...contentTools, ...askingTools],
  documents: testDocuments,
  prompts: testPrompts,
  capabilities: { logging: {} },
  verifyState: (signed, context) => state.verify(signed, context),
}

const account = Effect.gen(function*() {
  const users = yield* UserStore
  yield* users.insert(aUser({ plan: "pro" }))
  return yield* Effect.provide(createMcpKey.run({ name: "Fixture" }), asAda)
})

/** The door of the product with what the official tests ask for besides; they bring no key, so it lends them one. */
export const openFixture = async (
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), "parley-test-"))
  const runtime = ManagedRuntime.make(productOn(postgres, folder))
  const { key } = await runtime.runPromise(account)
  const handle = mcpHandler(runtime, "Parley", fixtures)
  const fetch = (request: Request): Promise<Response> => {
    const headers = new Headers(request.headers)
    headers.set("authorization", `Bearer ${key}`)
    const { url, method, body, signal } = request
    return handle(new Request(url, { method, headers, body, signal, duplex: "half" }), null)
  }
  let server: ServerType | undefined
  const at = await new Promise<number>((resolve) => {
    server = serve({ fetch, port, hostname: "127.0.0.1" }, (info) => resolve(info.port))
  })
  return {
    url: `http://127.0.0.1:${at}/mcp`,
    close: async () => {
      server?.close()
      await runtime.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
