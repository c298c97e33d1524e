import { CurrentActor } from "#domain/kernel/actor.ts"
import type { Row } from "#domain/kernel/role-rows.ts"
import { roles } from "#domain/kernel/roles.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { tools } from "#mcp/tools/all.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ada } from "../../support/a-task.ts"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { running } from "../../support/product/seeded.ts"

const rows: Readonly<Record<string, Row>> = roles
const endpoint = anEndpoint()

const listTools = { jsonrpc: "2.0", id: 1, method: "tools/list" }

/**
 * On a connection of its own: after a refusal, a busy thread may end one whose body it has not read in time. Read at once:
 * the client of Node fails at the end of a connection with an answer that nobody reads.
 */
const post = async (body: object | string, headers: Record<string, string> = {}) => {
  const response = await fetch(endpoint().url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      connection: "close",
      ...headers,
    },
    body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
  })
  return new Response(await response.arrayBuffer(), response)
}

const withKey = () => ({ authorization: `Bearer ${endpoint().key}` })

/** The list of tools in the revision of the protocol that has no sessions. */
const listAsOf2026 = () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  }
  const headers = { ...withKey(), "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/list" }
  return post({ ...listTools, params: { _meta: meta } }, headers)
}

/** In two pieces, without saying how long they are. */
const inPieces = (body: object) => {
  const text = JSON.stringify(body)
  const half = Math.ceil(text.length / 2)
  const pieces = [text.slice(0, half), text.slice(half)].map((piece) => new TextEncoder().encode(piece))
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream", ...withKey() }
  return fetch(endpoint().url, { method: "POST", headers, body: ReadableStream.from(pieces), duplex: "half" })
}

describe("who may call", () => {
  it.each([undefined, "Bearer mcp_wrong", "Bearer par_wrong", "Basic YTpi"])(
    "not with %s: 401 with how to",
    async (sent) => {
      const response = await post(listTools, sent === undefined ? {} : { authorization: sent })
      expect(response.status).toBe(401)
      expect(response.headers.get("www-authenticate")).toContain('Bearer realm="parley"')
      expect(await response.json()).toMatchObject({ error: { data: { error_code: "SignInRequired" } } })
    },
  )

  it("a session of the account as well", async () => {
    const client = await aClient(endpoint().url, endpoint().session)
    expect((await client.listTools()).tools.length).toBeGreaterThan(20)
    await client.close()
  })

  it("not a plan without MCP: 403 with the feature", async () => {
    const response = await post(listTools, { authorization: `Bearer ${endpoint().freeSession}` })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      error: { data: { error_code: "FeatureNotInPlan", feature: { code: 20004, name: "MCP_ACCESS" } } },
    })
  })

  it("nobody in bytes that are not UTF-8: they would be stored as replacement characters", async () => {
    const paste = { name: "paste_text", arguments: { text: "We ship in M\u00e4rz.", title: "M\u00e4rz" } }
    const json = JSON.stringify({ ...listTools, method: "tools/call", params: paste })
    const response = await post(new Uint8Array(Buffer.from(json, "latin1")), withKey())
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: -32_700, message: expect.stringContaining("UTF-8") } })
    expect((await post(json, withKey())).status).toBe(200)
  })

  it("not a key that was deleted", async () => {
    const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
    const { id, key } = await endpoint().runtime.runPromise(createMcpKey.run({ name: "Old" }).pipe(asAda))
    expect((await post(listTools, { authorization: `Bearer ${key}` })).status).toBe(200)
    await endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))
    expect((await post(listTools, { authorization: `Bearer ${key}` })).status).toBe(401)
  })

  it("not a key that is deleted while the body of its call is on its way", async () => {
    const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
    const { id, key } = await endpoint().runtime.runPromise(createMcpKey.run({ name: "Slow" }).pipe(asAda))
    const body = new ReadableStream({
      // Once it is read.
      pull: async (sending) => {
        await endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))
        sending.enqueue(new TextEncoder().encode(JSON.stringify(listTools)))
        sending.close()
      },
    }, { highWaterMark: 0 })
    const headers = { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${key}` }
    const request = new Request(endpoint().url, { method: "POST", headers, body, duplex: "half" })
    expect((await endpoint().handle(request)).status).toBe(401)
  })

  it("not a key that is deleted while its call waits for the work on a task", async () => {
    const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
    const { id, key } = await endpoint().runtime.runPromise(createMcpKey.run({ name: "Waiting" }).pipe(asAda))
    const client = await aClient(endpoint().url, key)
    const deleted: Array<Promise<unknown>> = []
    const waited = await client.callTool({ name: "job_status", arguments: { task_id: running, wait: 1 } }, undefined, {
      onprogress: () => void deleted.push(endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))),
    })
    expect(await Promise.all(deleted)).toEqual([{}])
    expect(waited).toMatchObject({ isError: true, _meta: { error_code: "SignInRequired" } })
    expect(JSON.stringify(waited)).not.toContain("percent")
    await client.close()
  })

  it("a key that only reads, for what changes nothing", async () => {
    const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
    const made = createMcpKey.run({ name: "Reader", scope: "read" })
    const { id, key } = await endpoint().runtime.runPromise(made.pipe(asAda))
    const client = await aClient(endpoint().url, key)
    expect((await client.callTool({ name: "list_tasks", arguments: {} })).isError).not.toBe(true)
    const refused = await client.callTool({ name: "create_folder", arguments: { name: "Kept out" } })
    expect(refused).toMatchObject({ isError: true, _meta: { error_code: "KeyReadsOnly" } })
    const folders = await client.callTool({ name: "list_folders", arguments: {} })
    expect(JSON.stringify(folders)).not.toContain("Kept out")
    const listed = (await client.listTools()).tools
    expect(listed.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name).toSorted())
      .toEqual(tools.filter(({ useCase }) => rows[useCase]?.may.includes("readKey")).map(({ name }) => name).toSorted())
    await client.close()
    await endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))
  })

  it("not a web page of another host", async () => {
    expect((await post(listTools, { ...withKey(), origin: "https://evil.example" })).status).toBe(403)
    expect((await post(listTools, { ...withKey(), origin: "http://localhost:5173" })).status).toBe(200)
  })
})

const list = (id: number) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "list_tasks", arguments: {} },
})

const leave = () => {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

const staying = async (id: number) => (await post(list(id), withKey())).text()
const leaving = async (id: number) => {
  const { signal, abort } = leave()
  const headers = { ...withKey(), "content-type": "application/json", accept: "application/json, text/event-stream" }
  const asked = fetch(endpoint().url, { method: "POST", signal, headers, body: JSON.stringify(list(id)) })
  if (id % 2 === 0) abort()
  await asked.catch(() => undefined)
  abort()
}
describe("many calls at once", () => {
  it("are each answered to their caller, also while others hang up", async () => {
    const ids = Array.from({ length: 40 }, (_, nth) => nth)
    const [answers] = await Promise.all([Promise.all(ids.map(staying)), Promise.all(ids.map(leaving))])
    for (const [id, answer] of answers.entries()) {
      expect(answer).toContain('"total":2')
      expect(answer).toContain(`"id":${id}}`)
    }
  })

  it("of different protocol versions do not disturb each other", async () => {
    // One client only: it compiles the schemas of all tools when it lists them.
    const client = await aClient(endpoint().url, endpoint().key)
    const raw = [1, 2, 3, 4].flatMap(() => [post(listTools, withKey()), listAsOf2026()])
    const [{ tools: listed }, ...responses] = await Promise.all([client.listTools(), ...raw])
    const texts = await Promise.all(responses.map((response) => response.text()))
    expect(listed.length).toBeGreaterThan(20)
    expect(texts.map((text) => text.split('"inputSchema"').length - 1)).toEqual(raw.map(() => listed.length))
    await client.close()
  })
})

describe("the protocol", () => {
  it("answers broken messages by its own errors", async () => {
    const broken = await post("{ not json", withKey())
    expect([broken.status, await broken.json()]).toEqual([
      400,
      expect.objectContaining({ error: expect.objectContaining({ code: -32_700 }) }),
    ])
    const unknown = await post({ ...listTools, method: "tools/frobnicate" }, withKey())
    expect(await unknown.text()).toContain("-32601")
    const nothing = await post({ hello: "world" }, withKey())
    expect(nothing.status).toBe(400)
  })

  it.each(["GET", "DELETE"])("has nothing to %s: 405", async (method) => {
    const headers = { accept: "text/event-stream", ...withKey() }
    expect((await fetch(endpoint().url, { method, headers })).status).toBe(405)
  })

  it("takes no bodies beyond its limit", async () => {
    expect((await post({ ...listTools, params: { filler: "x".repeat(8_100_000) } }, withKey())).status).toBe(413)
  })

  it("takes bodies that come in pieces, their length unknown, within the same limit", async () => {
    expect(await (await inPieces(listTools)).text()).toContain("list_tasks")
    expect((await inPieces({ ...listTools, params: { filler: "x".repeat(8_100_000) } })).status).toBe(413)
  })

  it("serves the revision of 2026 as well", async () => {
    const response = await listAsOf2026()
    expect(response.status).toBe(200)
    expect(await response.text()).toContain("get_transcript")
  })
})
