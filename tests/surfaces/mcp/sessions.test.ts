import { sessionsOf } from "#mcp/sessions.ts"
import { McpServer } from "@modelcontextprotocol/server"
import { expect, it, vi } from "vitest"

const clientInfo = { name: "test", version: "0" }
const params = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo }
const carried = (parsedBody?: unknown) => ({ authInfo: { token: "", clientId: "", scopes: [] }, parsedBody })
const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" }
const asks = (extra: Record<string, string> = {}) =>
  new Request("http://parley.test/mcp", { method: "POST", headers: { ...headers, ...extra } })

const initialize = { jsonrpc: "2.0", id: 1, method: "initialize", params }

it("counts those of an account that begin at the same moment", async () => {
  const inSession = sessionsOf(() => new McpServer({ name: "test", version: "0" }))
  const begin = async () => {
    const answer = await inSession(asks(), "ada", carried(initialize))
    await answer?.text()
    return answer?.headers.get("mcp-session-id") ?? ""
  }
  const begun = await Promise.all(Array.from({ length: 40 }, begin))
  const list = { jsonrpc: "2.0", id: 2, method: "ping" }
  const found = await Promise.all(begun.map((id) => inSession(asks({ "mcp-session-id": id }), "ada", carried(list))))
  expect(found.filter((answer) => answer !== null)).toHaveLength(10)
})

it("keeps none that could not begin", async () => {
  const inSession = sessionsOf(() => new McpServer({ name: "test", version: "0" }))
  const random = vi.spyOn(crypto, "randomUUID").mockImplementation(() => "0190a5f2-7c1e-7000-8000-0000000000ff")
  const refused = await inSession(asks({ accept: "text/plain" }), "ada", carried(initialize))
  random.mockRestore()
  expect(refused?.status).toBe(406)
  expect(await inSession(asks({ "mcp-session-id": "0190a5f2-7c1e-7000-8000-0000000000ff" }), "ada", carried({})))
    .toBeNull()
})
