import { adasTask } from "#tests/architecture/surfaces/area-surfaces.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { Schema } from "effect"
import { assert, describe, it } from "vitest"

const server = aServer()
const tasks = "/api/transcription/tasks"
const edits = `/api/transcription/${adasTask}`
const search = "/api/transcription/search"
const long = "a".repeat(9_000)

const Issues = Schema.Struct({ issues: Schema.Array(Schema.Struct({ field: Schema.String, rule: Schema.String })) })

describe("what is not of the documented form", () => {
  it.each([
    ["a number with an exponent", `${tasks}?page=1e3`, "page", "type"],
    ["a number with a sign", `${tasks}?page=%2B1`, "page", "type"],
    ["a moment with a sign", `${tasks}/${adasTask}/transcript?from=%2B1`, "from", "type"],
    ["a moment without its first digit", `${tasks}/${adasTask}/moment?at=.5`, "at", "type"],
    ["a fraction", `${tasks}?page_size=1.0`, "page_size", "type"],
    ["a number that is given twice", `${tasks}?page=1&page=2`, "page", "once"],
    ["a choice that is given twice", `${tasks}?sort=newest&sort=title`, "sort", "once"],
    ["a text that is given twice", `${search}?query=budget&query=plan`, "query", "once"],
    ["a folder that is given twice", "/api/task?folderId=a&folderId=b", "folderId", "once"],
    ["a word for a folder", `${tasks}?folder_id=work`, "folder_id", "folder"],
    ["a day that no calendar has", `${tasks}/title/2026-02-30/Notes`, "date", "date"],
    ["another way to write a day", `${tasks}/title/30.11.2026/Notes`, "date", "date"],
    ["a title in the address that no task can have", `${tasks}/title/2026-11-20/${long}`, "title", "max-length"],
    ["a search before a day that is none", `${search}?query=budget%20before:soon`, "query", "search-date"],
    ["an id in the address that is far too long", `${tasks}/${long}`, "id", "uuid"],
    [
      "a version that no document can have",
      `${tasks}/${adasTask}/versions/compare?from=2147483648&to=1`,
      "from",
      "between",
    ],
    [
      "a revision that no transcript can have",
      `${tasks}/${adasTask}/columns?revision=2147483648`,
      "revision",
      "between",
    ],
  ])("%s is refused by field and rule", async (_, path, field, rule) => {
    const { status, data } = await call(server.url + path, "GET", { as: "ada" })
    assert.strictEqual(status, 400)
    assert.deepInclude(Schema.decodeUnknownSync(Issues)(data).issues[0], { field, rule })
  })

  it.each([[[]], ["text"], [null]])("a body of %j is no object", async (json) => {
    const { status, data } = await call(`${server.url}/api/transcription/preview`, "POST", { as: "ada", json })
    assert.strictEqual(status, 400)
    assert.deepInclude(Schema.decodeUnknownSync(Issues)(data).issues[0], { field: "body", rule: "type" })
  })

  it.each([
    ["POST", "/api/auth/email-link", { email: "a\u0000@example.org" }, "email", "characters"],
    ["POST", "/api/auth/compliance-check", { email: "a\ud83d@example.org" }, "email", "characters"],
    [
      "POST",
      `/api/collaboration/documents/${adasTask}/collaborators`,
      { user_identifier: "a\u0000@example.org" },
      "user_identifier",
      "characters",
    ],
    ["PUT", `${tasks}/${adasTask}/share`, { expires_at: "2027-02-30T00:00:00Z" }, "expires_at", "time"],
    ["PUT", `${tasks}/${adasTask}/share`, { password: "😀😀😀" }, "password", "min-length"],
    ["PUT", `${edits}/edit`, { summary: "Ours", summary_version: 2_147_483_648 }, "summary_version", "between"],
    ["PUT", `${edits}/edit`, { summary: "> ".repeat(100) }, "summary", "tangled"],
    ["PUT", `${edits}/undo-change`, { change_id: 2_147_483_648 }, "change_id", "between"],
    ["PUT", `${edits}/replace-text`, { find: "a", replacement: "b", revision: -1 }, "revision", "between"],
    ["POST", `${tasks}/${adasTask}/restore-version`, { version: 2_147_483_648 }, "version", "between"],
    ["POST", `${tasks}/${adasTask}/restore-version`, { version: 1, seen_version: 2 ** 40 }, "seen_version", "between"],
  ])("%s %s of %j is refused by field and rule", async (method, path, json, field, rule) => {
    const { status, data } = await call(server.url + path, method, { as: "ada", json })
    assert.strictEqual(status, 400)
    assert.deepInclude(Schema.decodeUnknownSync(Issues)(data).issues[0], { field, rule })
  })

  it.each([
    ["edit-lines", { lines: [{ id: "nope" }] }, "lines"],
    ["split-line", { line: { id: "nope" }, at: 1 }, "line"],
    ["delete-lines", { lines: [{ id: "nope" }] }, "lines"],
    ["assign-speaker", { segment_ids: ["nope"], name: "Ann" }, "segment_ids"],
    ["assign-speaker", { segment_ids: ["nope"], speaker_id: "nope" }, "speaker_id"],
    ["merge-speakers", { from: "nope", into: "nobody" }, "from"],
    ["edit", { timeline: [{ id: "nope", text: "x" }] }, "timeline"],
  ])("%s of %j names the field with the unknown line or speaker", async (path, json, field) => {
    const { status, data, message } = await call(`${server.url}${edits}/${path}`, "PUT", { as: "ada", json })
    assert.deepStrictEqual([status, message.split(":")[0]], [400, field])
    assert.deepStrictEqual(data["params"], { field, id: "nope" })
  })

  it("a body whose bytes are no text is refused, not cleaned", async () => {
    const asked = {
      as: "ada",
      body: Buffer.from('{"text":"caf\xE9"}', "latin1"),
      headers: { "content-type": "application/json" },
    } as const
    const { status, data } = await call(`${server.url}/api/transcription/paste-text`, "POST", asked)
    assert.strictEqual(status, 400)
    assert.deepInclude(Schema.decodeUnknownSync(Issues)(data).issues[0], { field: "body", rule: "json" })
  })

  it("is a link that does not work where a link is damaged, not an id that breaks a rule", async () => {
    const { status, data } = await call(`${server.url}/api/transcription/share/token/damaged`, "GET")
    assert.deepStrictEqual([status, data["error_code"]], [200, "ShareNotFound"])
  })

  it.each([`/api/transcription/share/${long}/${adasTask}`, `/api/media/${long}`])(
    "a token in the address that is far too long opens nothing",
    async (path) => {
      const { status, code } = await call(server.url + path, "GET")
      assert.deepStrictEqual([status, code], [200, 404])
    },
  )
})

describe("what is unusual and documented", () => {
  it.each(["", "uncategorized", "0190a5f2-7c1e-7000-8000-00000000f01d"])("lists the folder %j", async (folder) => {
    const { status } = await call(`${server.url}${tasks}?folder_id=${folder}`, "GET", { as: "ada" })
    assert.strictEqual(status, 200)
  })

  it("counts an emoji as one character of a title", async () => {
    const title = "😀".repeat(150)
    const path = `/api/transcription/${adasTask}/edit-title`
    const { status, data } = await call(server.url + path, "PUT", { as: "ada", json: { title } })
    assert.deepStrictEqual([status, data["title"]], [200, title])
  })
})
