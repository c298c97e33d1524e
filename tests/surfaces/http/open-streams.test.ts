import { streamLimits } from "#domain/kernel/stream-limits.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, type Asked, call } from "#tests/support/http/call.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { until } from "#tests/support/until.ts"
import { Effect, Layer } from "effect"
import { assert, describe, expect, it } from "vitest"

let lookUps = 0
const counted = Layer.effect(
  ShareStore,
  Effect.map(ShareStore, (store) => ({
    ...store,
    find: (token: string) => Effect.andThen(Effect.sync(() => void (lookUps += 1)), store.find(token)),
  })),
)
const server = aServer(counted, null, "127.0.0.1")
const id = taskId(1)

const link = async (): Promise<string> => {
  const { data } = await call(`${server.url}/api/transcription/tasks/${id}/share/renew`, "POST", {
    as: "ada",
    json: {},
  })
  await call(`${server.url}/api/transcription/tasks/${id}/share_toggle`, "PUT", { as: "ada", json: { on: true } })
  const token = new URL(String(data["share_url"])).searchParams.get("token")
  return `${server.url}/api/transcription/share/${token}/${id}/events`
}

/** Opens streams until one is refused. */
const opened = async (count: number, open: () => Promise<Response>): Promise<ReadonlyArray<Response>> => {
  const all = await Promise.all(Array.from({ length: count }, open))
  assert.deepStrictEqual([...new Set(all.map(({ status }) => status))], [200])
  return all
}
const close = (all: ReadonlyArray<Response>) => Promise.all(all.map(async ({ body }) => body?.cancel()))

/** What a reader has been sent once it has had an event. */
const heardBy = async ({ body }: Response, event: string): Promise<string> => {
  let heard = ""
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += part
    if (heard.includes(event)) return heard
  }
  return heard
}

describe("streams of a link", () => {
  it("are as many as a link may have; one more is refused with the reason, until one ends", async () => {
    const address = await link()
    const follow = () => ask(address, "GET")
    const [one, ...others] = await opened(streamLimits.link, follow)
    const refused = await call(address, "GET")
    assert.deepStrictEqual([refused.status, refused.data["error_code"]], [429, "TooManyStreams"])
    assert.match(refused.message, /^This link is being followed by 300 pages/)
    assert.strictEqual(refused.headers.get("retry-after"), "60")
    const [elsewhere] = await opened(1, async () => ask(await link(), "GET"))
    await one?.body?.cancel()
    const again = await until(async () => {
      const response = await follow()
      return response.status === 200 && response
    })
    await close([...others, again, ...elsewhere === undefined ? [] : [elsewhere]])
  })

  it("cost one look-up, however many there are, and all hear of the end", async () => {
    const address = await link()
    const followers = await opened(50, () => ask(address, "GET"))
    lookUps = 0
    const ends = followers.map((one) => heardBy(one, "event: closed"))
    await call(`${server.url}/api/transcription/tasks/${id}/share_toggle`, "PUT", { as: "ada", json: { on: false } })
    for (const heard of await Promise.all(ends)) {
      assert.match(heard, /^retry: 3000\n\nid: 1\nevent: open[\s\S]+event: closed/)
    }
    assert.isBelow(lookUps, 5)
  })

  it("are not looked up any more once nobody follows", async () => {
    const address = await link()
    const followers = await opened(3, () => ask(address, "GET"))
    await close(followers)
    await expect.poll(async () => {
      lookUps = 0
      await call(`${server.url}/api/transcription/tasks/${id}/edit-title`, "PUT", { as: "ada", json: { title: "A" } })
      return lookUps
    }).toBe(0)
  })
})

describe("streams of an account", () => {
  const trpc = `/trpc/library.watchTasks?input=${encodeURIComponent("{}")}`
  const followAsBob = () => ask(server.url + trpc, "GET", { as: "bob" })
  const one = encodeURIComponent(JSON.stringify({ task_id: id }))
  const question = { task_id: id, question: "Who is there?" }
  const surfaces: ReadonlyArray<readonly [string, string, string, Asked]> = [
    ["all tasks", "/api/transcription/tasks/events", "GET", {}],
    ["a task", `/api/transcription/tasks/${id}/events?keep=true`, "GET", {}],
    ["all tasks by tRPC", trpc, "GET", {}],
    ["a task by tRPC", `/trpc/library.attendTask?input=${one}`, "GET", {}],
    ["an answer", "/api/ask-ai", "POST", { json: question }],
  ]

  it("are as many as an account may have, on all surfaces together", async () => {
    const open = (path: string, method: string, asked: Asked) => ask(server.url + path, method, { ...asked, as: "ada" })
    const all = await opened(streamLimits.account, () => open("/api/transcription/tasks/events", "GET", {}))
    await inTurn(surfaces, async ([name, path, method, asked]) => {
      const refused = await open(path, method, asked)
      const text = await refused.text()
      assert.deepStrictEqual([name, refused.status], [name, 429], text)
      assert.include(text, "This account follows 40 event streams")
    })
    const another = await ask(`${server.url}/api/transcription/tasks/events`, "GET", { as: "bob" })
    assert.strictEqual(another.status, 200)
    await close([...all, another])
    await expect.poll(async () => heardBy(await open(trpc, "GET", {}), "folders")).toContain('"folders":false')
  })

  it("are free again when a page closes, by tRPC too", async () => {
    await inTurn([1, 2], () =>
      expect.poll(async () => {
        const all = await Promise.all(Array.from({ length: streamLimits.account }, followAsBob))
        await close(all)
        return [...new Set(all.map(({ status }) => status))]
      }).toStrictEqual([200]))
  })
})
