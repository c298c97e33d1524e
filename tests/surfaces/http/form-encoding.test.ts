import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const server = aServer()

describe("files in a form", () => {
  it.each([
    ["a field", "title", "M\u00e4rz", "a.wav"],
    ["a name", "file", "March", "M\u00e4rz.wav"],
  ])("are refused with %s that is not UTF-8, which would be stored with replaced characters", async (...given) => {
    const [, field, title, fileName] = given
    const body = Buffer.from(
      [
        "--x",
        'Content-Disposition: form-data; name="title"',
        "",
        title,
        "--x",
        `Content-Disposition: form-data; name="file"; filename="${fileName}"`,
        "Content-Type: audio/wav",
        "",
        "SOUND",
        "--x--",
        "",
      ].join("\r\n"),
      "latin1",
    )
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    const { status, message, data } = await call(`${server.url}/api/transcription/create`, "POST", {
      as: "ada",
      body,
      headers,
    })
    assert.deepStrictEqual([status, message], [400, `${field}: must be UTF-8 text without replacement characters`])
    const uploads = join(server.folder, "uploads")
    const left = existsSync(uploads) ? readdirSync(uploads) : []
    assert.deepStrictEqual([data["error_code"], left], ["IntakeRefused", []])
  })
})
