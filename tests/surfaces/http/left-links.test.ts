import * as YtDlp from "#adapters/media/yt-dlp/link-source.ts"
import { LinkRules } from "#domain/link/link-rules.ts"
import { aServer, tokens } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { until } from "#tests/support/until.ts"
import { Layer } from "effect"
import { execFileSync } from "node:child_process"
import { createServer, type ServerResponse } from "node:http"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"

/** A site whose answers wait until they are let go. */
const waiting = new Set<ServerResponse>()
const site = createServer((_, response) => {
  waiting.add(response)
  response.once("close", () => waiting.delete(response))
})
const inside = new Set<string>()
let address = ""

beforeAll(async () => {
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done))
  const at = site.address()
  const host = `127.0.0.1:${typeof at === "object" ? at?.port ?? 0 : 0}`
  inside.add(host)
  address = `http://${host}/`
})

afterAll(() => {
  site.closeAllConnections()
  site.close()
})

const program = fakeYtDlp()
const server = aServer(Layer.mergeAll(
  YtDlp.layer({ places: { setting: program, installed: "/nonexistent" }, inside }),
  Layer.succeed(LinkRules, { hosts: "any" }),
))

const letGo = () => {
  for (const response of waiting) response.end("0123456789")
}
afterEach(letGo)

/** How many programs that fetch links are running. */
const programs = (): number =>
  execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n").filter((line) => line.includes(program)).length

const ways = {
  REST: (url: string) => ({ path: "/api/transcription/inspect-link", body: { url } }),
  tRPC: (url: string) => ({ path: "/trpc/link.inspectLink", body: { url } }),
}

/** Asks what a link leads to; the asker can leave. */
const look = (way: keyof typeof ways, url: string) => {
  const leaving = new AbortController()
  const { path, body } = ways[way](url)
  const answer = fetch(`${server.url}${path}`, {
    method: "POST",
    signal: leaving.signal,
    headers: { authorization: `Bearer ${tokens.bob}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((response) => response.text(), () => null)
  return { answer, leave: () => leaving.abort() }
}

describe.each(["REST", "tRPC"] as const)("a look at a video link whose asker leaves in the middle, by %s", (way) => {
  it("ends, leaves no program behind, and uses nothing up", async () => {
    const url = `${address}${way}`
    const { answer, leave } = look(way, url)
    await until(() => waiting.size === 1)
    assert.isAbove(programs(), 0)
    leave()
    assert.isNull(await answer)
    await until(() => waiting.size === 0 && programs() === 0)
    const { data } = await call(`${server.url}/api/transcription/link-quota`, "GET", { as: "bob" })
    assert.deepInclude(data, { used: 0, limit: 2 })
    // The account may look again at once, and the same link is not spoilt.
    const again = look(way, url)
    await until(() => waiting.size === 1)
    letGo()
    assert.include(await again.answer, "A talk")
  })
})
