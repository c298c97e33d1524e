import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { gzipSync } from "node:zlib"
import { assert, describe, it } from "vitest"

const server = aServer()
const editTitle = `/api/transcription/${taskId(1)}/edit-title`

describe("the server", () => {
  it.each([
    ["POST", "/api/auth/email-link"],
    ["PUT", editTitle],
    ["POST", "/api/transcription/create"],
    ["POST", "/trpc/folder.createFolder"],
  ])("refuses a packed body by its rule, and says what it takes: %s %s", async (method, path) => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" }
    const body = new Uint8Array(gzipSync(JSON.stringify({ title: "Packed" })))
    const { status, message, headers: answered } = await call(server.url + path, method, { as: "ada", body, headers })
    assert.deepStrictEqual([status, message], [415, "Content-Encoding: must be identity"])
    assert.strictEqual(answered.get("accept-encoding"), "identity")
    const plain = await call(server.url + editTitle, "PUT", {
      as: "ada",
      json: { title: "Plain" },
      headers: { "content-encoding": "identity" },
    })
    assert.strictEqual(plain.status, 200)
  })
})
