import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
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

  it("says so when no server answers, and when the key is refused", async () => {
    await expect(connected({ PARLEY_MCP_KEY: "mcp_x", PARLEY_URL: "http://127.0.0.1:9" })).rejects.toThrow("npm start")
    await expect(connected({ PARLEY_MCP_KEY: "mcp_x", PARLEY_URL: new URL(endpoint().url).origin })).rejects.toThrow(
      "Unauthorized",
    )
  })
})
