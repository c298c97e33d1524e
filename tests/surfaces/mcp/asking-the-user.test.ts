import { CurrentActor } from "#domain/kernel/actor.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ada } from "../../support/a-task.ts"
import { askAsOf2026 } from "../../support/product/mcp-2026.ts"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, running } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
type Action = "accept" | "decline" | "cancel"

/** A client whose user answers questions. */
const asked = async (answer: (message: string) => Action | Promise<Action>, key = endpoint().key) => {
  const client = new Client({ name: "test", version: "0" }, { capabilities: { elicitation: {} } })
  const questions: Array<string> = []
  client.setRequestHandler(ElicitRequestSchema, async ({ params: { message } }) => {
    questions.push(message)
    return { action: await answer(message), content: {} }
  })
  const headers = { authorization: `Bearer ${key}` }
  await client.connect(new StreamableHTTPClientTransport(new URL(endpoint().url), { requestInit: { headers } }))
  return { client, questions }
}

const folder = async (client: Client, name: string): Promise<unknown> => {
  const { structuredContent } = await client.callTool({ name: "create_folder", arguments: { name } })
  return structuredContent !== undefined && Object(structuredContent).id
}
const names = async (client: Client): Promise<string> => JSON.stringify(await client.callTool({ name: "list_folders" }))

const asking = async (params: Record<string, unknown>, capabilities: object): Promise<string> =>
  (await askAsOf2026(endpoint(), "tools/call", params, capabilities)).text()

const post = (body: object, headers: Record<string, string>) =>
  fetch(endpoint().url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }),
  })
const follow = (headers: Record<string, string>) => fetch(endpoint().url, { method: "GET", headers })
const withKey = () => ({ authorization: `Bearer ${endpoint().key}` })

describe("before something is deleted or shared, a client that can ask its user", () => {
  it("asks, and goes on if the user agrees", async () => {
    const { client, questions } = await asked(() => "accept")
    const id = await folder(client, "Agreed")
    const deleted = await client.callTool({ name: "delete_folder", arguments: { id } })
    expect([deleted.isError, questions]).toEqual([undefined, ["Delete this folder? Its tasks are kept."]])
    expect(await names(client)).not.toContain("Agreed")
    await client.close()
  })

  it.each(["decline", "cancel"] as const)("changes nothing on %s", async (action) => {
    const { client } = await asked(() => action)
    const id = await folder(client, `Kept ${action}`)
    const refused = await client.callTool({ name: "delete_folder", arguments: { id } })
    expect(refused).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining("Nothing was changed") }],
    })
    expect(await names(client)).toContain(`Kept ${action}`)
    await client.close()
  })

  it("names what it is about", async () => {
    const { client, questions } = await asked(() => "decline")
    await client.callTool({ name: "delete_tasks", arguments: { task_ids: [meeting, running] } })
    await client.callTool({ name: "share_task", arguments: { task_id: meeting } })
    await client.callTool({ name: "run_tool", arguments: { name: "renew_share", arguments: { task_id: meeting } } })
    expect(questions).toEqual([
      'Delete "Weekly sync", "Still running" for good, with recording, transcript and summary?',
      expect.stringContaining('Create a public link to the summary and mind map of "Weekly sync"?'),
      expect.stringContaining('Replace the public link of "Weekly sync"?'),
    ])
    await client.close()
  })

  it("asks about nothing else, and not where there is nothing to ask", async () => {
    const { client, questions } = await asked(() => "decline")
    await client.callTool({ name: "rename_task", arguments: { task_id: meeting, title: "Weekly sync" } })
    await client.callTool({ name: "publish_task", arguments: { task_id: meeting, published: false } })
    expect(questions).toEqual([])
    await client.close()
  })

  it("asks in the revision without sessions as well, and takes the answer with the next try", async () => {
    const { client } = await asked(() => "accept")
    const name = "delete_folder"
    const given = { name, arguments: { id: await folder(client, "Without a session") } }
    expect(await asking(given, { elicitation: {} })).toContain("Delete this folder?")
    const declined = { consent: { action: "decline" } }
    expect(await asking({ ...given, inputResponses: declined }, { elicitation: {} })).toContain("Nothing was changed")
    expect(await names(client)).toContain("Without a session")
    const accepted = { consent: { action: "accept", content: {} } }
    expect(await asking({ ...given, inputResponses: accepted }, { elicitation: {} })).toContain("Deleted")
    await client.close()
  })

  it("does not act for a key that was deleted while the user was thinking", async () => {
    const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })
    const { id, key } = await endpoint().runtime.runPromise(createMcpKey.run({ name: "Thinking" }).pipe(asAda))
    const { client } = await asked(async () => {
      await endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))
      return "accept" as const
    }, key)
    const kept = await folder(client, "Thought about")
    // The answer of the user brings the key along, and is refused with it.
    await Promise.race([client.callTool({ name: "delete_folder", arguments: { id: kept } }), seen(client)])
      .catch(() => undefined)
    const other = await aClient(endpoint().url, endpoint().key)
    expect(await names(other)).toContain("Thought about")
    await Promise.all([client.close(), other.close()])
  })
})

/** Until the client has seen an error of its connection. */
const seen = (client: Client): Promise<void> =>
  new Promise((resolve) => Object.assign(client, { onerror: () => resolve() }))

describe("a client that cannot ask", () => {
  it("goes on as the marks of the tool tell it, without a session", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const id = await folder(client, "Unasked")
    expect((await client.callTool({ name: "delete_folder", arguments: { id } })).isError).toBeUndefined()
    await client.close()
  })
})

describe("a session", () => {
  const clientInfo = { name: "test", version: "0" }
  const opening = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo }

  const open = async () => {
    const opened = await post({ method: "initialize", params: opening }, withKey())
    await opened.text()
    return { ...withKey(), accept: "text/event-stream", "mcp-session-id": opened.headers.get("mcp-session-id") ?? "" }
  }

  it("that is not there any more changes nothing for reading: the request is answered by itself", async () => {
    const headers = { ...withKey(), "mcp-session-id": "0190a5f2-7c1e-7000-8000-0000000000ff" }
    expect(await (await post({ method: "tools/list" }, headers)).text()).toContain("list_tasks")
  })

  it("is of the account that opened it", async () => {
    const opened = await post({ method: "initialize", params: opening }, withKey())
    const id = opened.headers.get("mcp-session-id") ?? ""
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const strangers = { authorization: `Bearer ${endpoint().freeSession}`, "mcp-session-id": id }
    expect((await post({ method: "tools/list" }, strangers)).status).toBe(403)
    expect((await post({ method: "tools/list" }, { ...withKey(), "mcp-session-id": id })).status).toBe(200)
  })

  it("makes room for later ones: ten of an account at most, however many come at the same moment", async () => {
    const first = await open()
    const following = await follow(first)
    expect(following.status).toBe(200)
    const later = await Promise.all(Array.from({ length: 40 }, open))
    expect(await following.text()).not.toContain("data:")
    expect((await follow(first)).status).toBe(405)
    const streams = await Promise.all(later.map(follow))
    expect(streams.filter(({ status }) => status === 200)).toHaveLength(10)
    await Promise.all(streams.map(async ({ body }) => body?.cancel()))
  })
})
