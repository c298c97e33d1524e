import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { processes } from "../support/product/processes.ts"
import { clientWith, signIn } from "../support/server/client.ts"
import { layEmptyDatabase } from "../support/server/lay-empty-database.ts"
import { type ServerProcess, startServer } from "../support/server/start-server.ts"
import { until } from "../support/until.ts"

const folder = fileFolder()
const { cli } = processes()
const started: Array<ServerProcess> = []
afterAll(() => Promise.all(started.map((server) => server.stop())))

const aServer = async (env: Readonly<Record<string, string>> = {}) => {
  const own = join(folder, randomUUID())
  await layEmptyDatabase(join(own, "data"))
  const server = await startServer({ folder: own, entry: "built", env })
  started.push(server)
  return server
}

describe("mails without an SMTP server", () => {
  it("are on the page whose address is printed at start, and in the command beside the server", async () => {
    const server = await aServer()
    await signIn(server, "ada@example.org")
    const printed = await until(async () => /Sign-in mails: (\S+)/.exec(server.log())?.[1] ?? false)
    const opened = await fetch(printed, { redirect: "manual" })
    assert.strictEqual(opened.status, 303)
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? ""
    const page = await (await fetch(`${server.url}/outbox`, { headers: { cookie } })).text()
    assert.include(page, "ada@example.org")
    const { code, out } = await cli(join(server.folder, "data"), "outbox", "--json")
    assert.strictEqual(code, 0)
    assert.nestedPropertyVal(JSON.parse(out), "items[0].to", "ada@example.org")
  })

  it("are on no page of a server with a public address, which says how to read them", async () => {
    const server = await aServer({ PUBLIC_URL: "https://parley.example", HUMAN_CHECK: "none" })
    await clientWith(server.url, "").call("POST", "/api/auth/email-link", { email: "ada@example.org" })
    await until(async () => server.log().includes("Sign-in mails are not sent"))
    assert.notInclude(server.log(), "?key=")
    const answers = await Promise.all(["/outbox", "/outbox.json"].map((path) => fetch(server.url + path)))
    assert.deepStrictEqual(answers.map(({ status }) => status), [404, 404])
    const { out } = await cli(join(server.folder, "data"), "outbox")
    assert.match(out, /ada@example\.org[^]*https:\/\/parley\.example\/\S*token=/)
  })
})
