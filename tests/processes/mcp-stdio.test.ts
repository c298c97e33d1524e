import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import { anEndpoint } from "../support/product/mcp-endpoint.ts"
import { meeting, running } from "../support/product/seeded.ts"

const endpoint = anEndpoint()

const connected = async (env: Record<string, string>) => {
  const client = new Client({ name: "test", version: "0" })
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: ["dist/server/mcp.js"], env, stderr: "pipe" }),
  )
  return client
}

const folder = (id: number, name: string): string => {
  const params = { name: "create_folder", arguments: { name } }
  return `${JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params })}\n`
}

describe("MCP over stdio", () => {
  it("carries calls and progress to the running server", async () => {
    const client = await connected({ PARLEY_MCP_KEY: endpoint().key, PARLEY_URL: new URL(endpoint().url).origin })
    const reported: Array<number> = []
    const [read, waited] = await Promise.all([
      client.callTool({ name: "get_transcript", arguments: { task_id: meeting } }),
      client.callTool({ name: "job_status", arguments: { task_id: running, wait: 1 } }, undefined, {
        onprogress: ({ progress }) => void reported.push(progress),
      }),
    ])
    expect(read.structuredContent).toMatchObject({ task_id: meeting })
    expect(waited.structuredContent).toMatchObject({ percent: 40 })
    expect(reported).toEqual([40])
    await client.close()
  })

  it("lists few tools, or all where that is wanted", async () => {
    const env = { PARLEY_MCP_KEY: endpoint().key, PARLEY_URL: new URL(endpoint().url).origin }
    const [few, all] = await Promise.all([connected(env), connected({ ...env, PARLEY_MCP_TOOLS: "all" })])
    const listed = await Promise.all([few.listTools(), all.listTools()])
    expect(listed.map(({ tools }) => tools.some(({ name }) => name === "list_voices"))).toEqual([false, true])
    await Promise.all([few.close(), all.close()])
  })

  it("refuses bytes that are not UTF-8, and does not break a line at a line separator inside a text", async () => {
    const env = { PARLEY_MCP_KEY: endpoint().key, PARLEY_URL: new URL(endpoint().url).origin }
    const bridge = spawn(process.execPath, ["dist/server/mcp.js"], { env, stdio: ["pipe", "pipe", "inherit"] })
    bridge.stdin.write(Buffer.from(folder(1, "M\u00e4rz"), "latin1"))
    bridge.stdin.write(folder(2, "One\u2028Two"))
    // Without a line break at its end, and in two pieces.
    const last = Buffer.from(folder(3, "M\u00e4rz").trimEnd())
    const middle = last.indexOf(0xc3) + 1
    bridge.stdin.write(last.subarray(0, middle))
    bridge.stdin.end(last.subarray(middle))
    const answers = (await text(bridge.stdout)).trim().split("\n").map((line): unknown => JSON.parse(line))
    expect(answers).toHaveLength(3)
    expect(answers).toEqual(expect.arrayContaining([
      { jsonrpc: "2.0", id: null, error: { code: -32_700, message: "Parse error: the line must be UTF-8" } },
      expect.objectContaining({ id: 2, result: expect.not.objectContaining({ isError: true }) }),
      expect.objectContaining({
        id: 3,
        result: expect.objectContaining({ structuredContent: expect.objectContaining({ name: "M\u00e4rz" }) }),
      }),
    ]))
  })

  it("answers each message of a batch, and says what is no request", async () => {
    const env = { PARLEY_MCP_KEY: endpoint().key, PARLEY_URL: new URL(endpoint().url).origin }
    const bridge = spawn(process.execPath, ["dist/server/mcp.js"], { env, stdio: ["pipe", "pipe", "inherit"] })
    bridge.stdin.end(
      [[{ jsonrpc: "2.0", id: 1, method: "ping" }, { jsonrpc: "2.0", id: 2, method: "ping" }], [], 5].map((
        message,
      ) => `${JSON.stringify(message)}\n`).join(""),
    )
    const answers = (await text(bridge.stdout)).trim().split("\n").map((line): unknown => JSON.parse(line))
    const invalid = { jsonrpc: "2.0", id: null, error: { code: -32_600, message: "Invalid Request" } }
    expect(answers).toHaveLength(4)
    expect(answers).toEqual(
      expect.arrayContaining([{ jsonrpc: "2.0", id: 1, result: {} }, { jsonrpc: "2.0", id: 2, result: {} }]),
    )
    expect(answers.filter((answer) => JSON.stringify(answer) === JSON.stringify(invalid))).toHaveLength(2)
  })

  it("says so when no server answers, and when the key is refused", async () => {
    await expect(connected({ PARLEY_MCP_KEY: "mcp_x", PARLEY_URL: "http://127.0.0.1:9" })).rejects.toThrow("npm start")
    await expect(connected({ PARLEY_MCP_KEY: "mcp_x", PARLEY_URL: new URL(endpoint().url).origin })).rejects.toThrow(
      "Unauthorized",
    )
  })
})
