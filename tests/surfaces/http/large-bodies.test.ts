import { hasManyValues, mostValues } from "#domain/kernel/many-values.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, type Asked } from "#tests/support/http/call.ts"
import { assert, describe, it } from "vitest"

const server = aServer()

const many = <A>(one: A, times = mostValues + 1): ReadonlyArray<A> => Array.from({ length: times }, () => one)
const fields = (type: string, size: number): Asked => ({
  body: "name&".repeat(size / 5),
  headers: { "content-type": type },
})
const urlEncoded = "application/x-www-form-urlencoded"
const multipart = "multipart/form-data; boundary=x"
const mcp: Asked = { as: "ada", headers: { accept: "application/json, text/event-stream" } }

const cases: ReadonlyArray<readonly [string, string, Asked]> = [
  ["a list with hundreds of thousands of wrong entries", "/api/transcription/tasks/delete-batch", {
    as: "ada",
    json: { task_ids: many(1) },
  }],
  ["the same by tRPC", "/trpc/task.deleteTasks", { as: "ada", json: { task_ids: many(1) } }],
  ["the same by MCP", "/mcp", {
    ...mcp,
    json: { jsonrpc: "2.0", id: 1, method: "tools/list", params: { a: many(1) } },
  }],
  ["more lines than any call takes", "/trpc/library.editTask", {
    as: "ada",
    json: { task_id: taskId(1), timeline: many({}, mostValues / 2 + 1) },
  }],
  ["a form that repeats a field hundreds of thousands of times", "/api/sms/6/cgi/code_login", fields(urlEncoded, 1e6)],
  ["a notice of that kind", "/api/payment/webhooks/alipay", fields(urlEncoded, 1e6)],
  [
    "a notice as a form with files, which would be held in memory",
    "/api/payment/webhooks/card",
    fields(multipart, 9e6),
  ],
  ["a password of a megabyte", "/transcribe/share?token=x&id=y", fields(urlEncoded, 1e6)],
  ["an operator's token of a megabyte", "/operator", { json: { token: "x".repeat(1e6) } }],
]

describe("a body that would keep the server busy", () => {
  it.each(cases)("is refused by its size: %s", async (_, path, asked) => {
    const answer = await ask(server.url + path, "POST", asked)
    assert.strictEqual(answer.status, 413)
    assert.match(await answer.text(), /larger than allowed|too large/)
  })
})

const bytes = (json: unknown) => new TextEncoder().encode(JSON.stringify(json))

describe("the values of a body", () => {
  it("are entries, fields, lists and objects", () => {
    assert.isFalse(hasManyValues(bytes(many(1, mostValues))))
    assert.isTrue(hasManyValues(bytes(many(1))))
    assert.isTrue(hasManyValues(bytes(many({}, mostValues / 2 + 1))))
    assert.isTrue(hasManyValues(bytes(Object.fromEntries(many(1).entries()))))
  })

  it("are not what a text is made of", () => {
    assert.isFalse(hasManyValues(bytes({ text: '[{",\\"},]'.repeat(mostValues) })))
  })

  it("may be the longest edit of a transcript", () => {
    const line = { id: "s1", was: "a", text: "b", speaker_id: null }
    assert.isFalse(hasManyValues(bytes({ timeline: many(line, 20_000) })))
  })
})
