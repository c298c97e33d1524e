import { bridge } from "#mcp/stdio/bridge.ts"
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let respond: (response: ServerResponse) => void = (response) => void response.end()
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.setHeader("content-type", "text/event-stream")
    respond(response)
  })
})
beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
})
afterAll(() => void server.close())

/** What the client of the bridge reads after one call. */
const answersTo = async (answer: typeof respond): Promise<ReadonlyArray<unknown>> => {
  respond = answer
  const read: Array<unknown> = []
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const { receive } = bridge({
    url: `http://127.0.0.1:${port}/mcp`,
    key: "k",
    write: (message) => void read.push(message),
  })
  await receive(Buffer.from(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: {} })))
  return read
}

const progress = { jsonrpc: "2.0", method: "notifications/progress", params: { progress: 1, message: "März" } }
const result = { jsonrpc: "2.0", id: 1, result: { text: "Grüße\u2028会议" } }
const broken = { jsonrpc: "2.0", id: 1, error: expect.objectContaining({ code: -32_000 }) }

describe("the bridge to a running server", () => {
  it.each(["\n", "\r\n"])(
    "reads a stream whose lines end with %j, in whatever pieces it comes",
    async (end) => {
      const lines = [": a comment", "id: 1", "data: ", "", `data: ${JSON.stringify(progress)}`, ""]
      const bytes = Buffer.from(
        [...lines, ...JSON.stringify(result, null, 1).split("\n").map((line) => `data: ${line}`), "", ""].join(end),
      )
      expect(
        await answersTo((response) => {
          for (const byte of bytes) response.write(Buffer.of(byte))
          response.end()
        }),
      ).toEqual([progress, result])
    },
  )

  it("carries an answer of many megabytes", async () => {
    const large = { ...result, result: { text: "会议 ".repeat(1_500_000) } }
    expect(await answersTo((response) => void response.end(`data: ${JSON.stringify(large)}\n\n`))).toEqual([large])
  })

  it("says so when the stream ends, or breaks, before its answer, and goes on with the next call", async () => {
    const begun = `data: ${JSON.stringify(progress)}\n\n`
    expect(await answersTo((response) => void response.end(`${begun}data: {"jsonrpc"`))).toEqual([progress, broken])
    expect(
      await answersTo((response) => {
        response.write(begun, () => response.destroy())
      }),
    ).toEqual([progress, broken])
    expect(await answersTo((response) => void response.end(`data: ${JSON.stringify(result)}\n\n`))).toEqual([result])
  })
})
