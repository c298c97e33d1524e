import { afterAll, assert, describe, it } from "vitest"
import { fileFolder } from "../support/a-folder.ts"
import { layEmptyDatabase } from "../support/server/lay-empty-database.ts"
import { type ServerProcess, startServer } from "../support/server/start-server.ts"
import { until } from "../support/until.ts"

const folder = fileFolder()
const started: Array<ServerProcess> = []
afterAll(() => Promise.all(started.map((server) => server.stop())))

describe("the log of a server", () => {
  it("has the same form for what happens over MCP as for everything else", async () => {
    await layEmptyDatabase(`${folder}/data`)
    const server = await startServer({ folder, entry: "built" })
    started.push(server)
    const ask = (path: string, method: string, token: string) =>
      fetch(server.url + path, { method, headers: { authorization: `Bearer ${token}` } })
    const answers = [await ask("/api/usage", "GET", "par_unknown"), await ask("/mcp", "POST", "mcp_unknown")]
    assert.deepStrictEqual(answers.map(({ status }) => status), [401, 401])
    const line = (words: string) => until(() => server.log().split("\n").find((one) => one.includes(words)))
    const form = /^timestamp=\S+ level=WARN fiber=#\d+ message=/
    assert.match(await line("refused an unknown or expired session"), form)
    assert.match(await line("refused an unknown MCP key"), form)
  })
})
