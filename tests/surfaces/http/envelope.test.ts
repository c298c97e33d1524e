import { answeringWithTask } from "#api/rest/answering-with-task.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { type BrokenRule, brokenRule } from "#domain/kernel/rules.ts"
import { Title } from "#domain/task/title.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { request } from "node:http"
import { assert, describe, it } from "vitest"

const server = aServer()
const tasks = "/api/transcription/tasks"
const editTitle = `/api/transcription/${taskId(1)}/edit-title`

describe("the envelope", () => {
  it("holds a task in snake_case", async () => {
    const { status, code, message, data, headers } = await call(`${server.url}${tasks}/${taskId(1)}`, "GET", {
      as: "ada",
    })
    assert.deepStrictEqual([status, code, message], [200, 200, "success"])
    assert.deepInclude(data, { id: taskId(1), status: "analysisCompleted", is_merged: false, file_size: 1_920_044 })
    assert.strictEqual(headers.get("cache-control"), "no-store")
  })

  it("holds a task that is answered after a change as when it is read: written line by line, in slices", async () => {
    const actor = CurrentActor.of({ _tag: "User", id: ada })
    const request = HttpServerRequest.fromWeb(new Request(server.url))
    const changed = Effect.flatMap(
      answeringWithTask,
      (answer) => answer(renameTask, { taskId: taskId(1), title: Title.make(aTask().title) }),
    )
    const answered = await server.run(changed.pipe(
      Effect.provideService(CurrentActor, actor),
      Effect.provideService(HttpServerRequest.HttpServerRequest, request),
      Effect.orDie,
    ))
    assert.isTrue(HttpServerResponse.isHttpServerResponse(answered))
    const edited = await call(`${server.url}${editTitle}`, "PUT", { as: "ada", json: { title: aTask().title } })
    const read = await call(`${server.url}${tasks}/${taskId(1)}`, "GET", { as: "ada" })
    assert.deepStrictEqual(edited.data, read.data)
  })

  it("keeps the id a request came with, and makes one otherwise", async () => {
    const given = await ask(`${server.url}/api/health`, "GET", { headers: { "x-request-id": "trace-42" } })
    assert.strictEqual(given.headers.get("x-request-id"), "trace-42")
    const odd = await ask(`${server.url}/api/health`, "GET", { headers: { "x-request-id": "a b<c>" } })
    assert.match(odd.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/)
    const refused = await call(`${server.url}${tasks}`, "GET", { headers: { "x-request-id": "trace-43" } })
    assert.strictEqual(refused.data["request_id"], "trace-43")
  })

  const malformed: ReadonlyArray<readonly [string, string, unknown, string, BrokenRule]> = [
    [
      "GET",
      `${tasks}?page_size=1000`,
      undefined,
      "page_size: must be between 1 and 100",
      brokenRule("page_size", "between", { min: 1, max: 100 }),
    ],
    ["GET", `${tasks}/not-an-id`, undefined, "id: must be a UUID", brokenRule("id", "uuid")],
    ["PUT", editTitle, { title: " " }, "title: must not be empty", brokenRule("title", "not-empty")],
    ["PUT", editTitle, {}, "title: is required", brokenRule("title", "required")],
    [
      "PUT",
      editTitle,
      { title: "x".repeat(201) },
      "title: must have at most 200 characters or entries",
      brokenRule("title", "max-length", { max: 200 }),
    ],
    [
      "POST",
      `${tasks}/delete-batch`,
      { task_ids: "all" },
      "task_ids: must be of type array",
      brokenRule("task_ids", "type", { type: "array" }),
    ],
    [
      "POST",
      `${tasks}/delete-batch`,
      { task_ids: [] },
      "task_ids: must not be empty",
      brokenRule("task_ids", "not-empty"),
    ],
    ["POST", "/api/transcription/paste-text", { text: "" }, "text: must not be empty", brokenRule("text", "not-empty")],
    [
      "POST",
      "/api/transcription/create",
      { upload_ids: ["x"] },
      "upload_ids.0: must be a UUID",
      brokenRule("upload_ids.0", "uuid"),
    ],
    [
      "POST",
      "/api/mcp/keys",
      { name: "Notebook", scope: "all" },
      "scope: must be one of read, edit, write",
      brokenRule("scope", "one-of", { values: "read, edit, write" }),
    ],
    ["POST", "/api/mcp/keys", { name: "" }, "name: must not be empty", brokenRule("name", "not-empty")],
  ]
  for (const [method, path, json, sentence, issue] of malformed) {
    it(`names what is wrong with ${method} ${path} ${JSON.stringify(json)?.slice(0, 40)}`, async () => {
      const { status, message, data } = await call(server.url + path, method, { as: "ada", json })
      assert.deepStrictEqual([status, message], [400, sentence])
      assert.deepStrictEqual([data["error_code"], data["issues"]], ["MalformedRequest", [issue]])
    })
  }

  it("names an address that mail cannot go to", async () => {
    const { status, message } = await call(`${server.url}/api/auth/email-link`, "POST", { json: { email: "nobody" } })
    assert.deepStrictEqual([status, message], [400, "email: must be a valid email address"])
  })

  it("refuses JSON that is none", async () => {
    const headers = { "content-type": "application/json" }
    const { status, message } = await call(`${server.url}/api/auth/email-link`, "POST", { body: "{", headers })
    assert.deepStrictEqual([status, message], [400, "body: must be valid JSON"])
  })

  it("refuses other kinds of body", async () => {
    const headers = { "content-type": "text/plain" }
    const { status, code } = await call(`${server.url}/api/auth/email-link`, "POST", { body: "hello", headers })
    assert.deepStrictEqual([status, code], [415, 415])
  })

  it("names the kind of body that a call takes", async () => {
    const url = `${server.url}/api/sms/6/cgi/code_login`
    const { status, message } = await call(url, "POST", { json: { name: "8613800138000", code: "123456" } })
    assert.deepStrictEqual([status, message], [415, "Content-Type: must be application/x-www-form-urlencoded"])
  })

  it.each(["text/plain", "application/x-www-form-urlencoded"])("refuses %s where files are sent", async (type) => {
    const asked = { as: "ada", body: '{"upload_ids":[]}', headers: { "content-type": type } } as const
    const { status, message } = await call(`${server.url}/api/transcription/create`, "POST", asked)
    assert.deepStrictEqual(
      [status, message],
      [415, "Content-Type: must be application/json or multipart/form-data"],
    )
  })

  it("asks who it is before it looks at the kind of body", async () => {
    const asked = { body: "hello", headers: { "content-type": "text/plain" } }
    assert.strictEqual((await call(`${server.url}/api/transcription/create`, "POST", asked)).status, 401)
  })

  it("names the fields that an empty form lacks", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded" }
    const { status, message } = await call(`${server.url}/api/sms/6/cgi/code_login`, "POST", { body: "", headers })
    assert.deepStrictEqual([status, message], [400, "name: is required; code: is required"])
  })

  it("refuses a body that is too large", async () => {
    const json = { text: "x".repeat(9_000_000) }
    const { status, code, data } = await call(`${server.url}/api/transcription/paste-text`, "POST", { as: "ada", json })
    assert.deepStrictEqual([status, code, data["error_code"]], [413, 413, "RequestTooLarge"])
  })

  it("refuses text above the limit of the product", async () => {
    const json = { text: "x".repeat(1_000_001) }
    const { status, code, data } = await call(`${server.url}/api/transcription/paste-text`, "POST", { as: "ada", json })
    assert.deepStrictEqual([status, code, data["error_code"]], [413, 413, "TextTooLarge"])
    assert.deepStrictEqual(data["params"], { field: "text", kilobytes: 1000 })
  })

  it("says 404 for addresses that are none", async () => {
    const paths = ["/api/nothing", "/api/transcription", "/assets/none.js"]
    const answers = await Promise.all(paths.map((path) => call(server.url + path, "GET", { as: "ada" })))
    for (const { status, code, data } of answers) {
      assert.deepStrictEqual([status, code, data["error_code"]], [404, 404, "RouteNotFound"])
    }
  })

  it("says 400 for an address that is not UTF-8: old apps take 404 for an upgrade of the server", async () => {
    const { status, code, message, data } = await call(`${server.url}${tasks}/%ff`, "GET", { as: "ada" })
    assert.deepStrictEqual([status, code, data["error_code"]], [400, 400, "MalformedRequest"])
    assert.strictEqual(message, "path: must be percent-encoded UTF-8")
  })

  it("says 405 for methods that are none", async () => {
    const { status, code, headers } = await call(`${server.url}${tasks}`, "DELETE", { as: "ada" })
    assert.deepStrictEqual([status, code, headers.get("allow")], [405, 405, "GET"])
  })

  it("names the feature a plan lacks", async () => {
    const { status, message, data } = await call(`${server.url}/api/mcp/keys`, "POST", {
      as: "bob",
      json: { name: "N" },
    })
    assert.strictEqual(status, 403)
    assert.deepStrictEqual(data["feature"], { code: 20004, name: "MCP_ACCESS" })
    assert.match(message, /upgrade to Pro/)
  })

  it("says that minutes are used up", async () => {
    const json = { text: "x".repeat(600 * 301) }
    const { status, code, message } = await call(`${server.url}/api/transcription/paste-text`, "POST", {
      as: "bob",
      json,
    })
    assert.deepStrictEqual([status, code], [403, 403])
    assert.include(message, "usage limit reached")
  })

  it("says when to come back", async () => {
    const json = { email: "flood@example.org" }
    const asked = async () => call(`${server.url}/api/auth/email-link`, "POST", { json })
    const five = await Promise.all(Array.from({ length: 5 }, asked))
    assert.deepStrictEqual(five.map(({ status }) => status), [200, 200, 200, 200, 200])
    const { status, code, headers, data } = await asked()
    assert.deepStrictEqual([status, code, data["error_code"]], [429, 429, "TooManyRequests"])
    assert.isAbove(Number(headers.get("retry-after")), 0)
  })

  it("refuses an unknown token", async () => {
    const { status } = await call(`${server.url}/api/auth/user`, "GET", {
      headers: { authorization: "Bearer par_nobody" },
    })
    assert.strictEqual(status, 401)
  })

  it("answers only to its own names", async () => {
    const { port } = new URL(server.url)
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) =>
        request({ port, host: "127.0.0.1", path: "/api/health", headers: { host } }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        }).on("error", reject).end()
      )
    assert.strictEqual(await statusFor("parley.example"), 200)
    assert.strictEqual(await statusFor("localhost:1234"), 200)
    assert.strictEqual(await statusFor("evil.example"), 421)
  })
})
