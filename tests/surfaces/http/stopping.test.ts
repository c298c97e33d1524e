import { TaskStore } from "#domain/task/task-store.port.ts"
import { aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enter } from "#tests/support/writing/enter.ts"
import { Effect } from "effect"
import { assert, beforeAll, describe, it } from "vitest"

const server = aServer()
const running = taskId(2)
const shared = taskId(1)

beforeAll(() => {
  const task = aTask()
  return server.run(
    TaskStore.use(({ insert }) =>
      insert({ ...task, id: running, transcription: { _tag: "Waiting", since: task.createdAt } })
    ).pipe(Effect.orDie),
  )
})

/** A stream of which the first bytes have arrived. */
const opened = async (response: Response) => {
  assert.strictEqual(response.status, 200)
  const reader = (response.body ?? assert.fail("no body")).getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader.read()).value)
  const rest = async (): Promise<string> => {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
    return rest()
  }
  return { rest }
}

const lastEvent = "event: reconnect\ndata: {}\n\n"

/** A link to the summary, and its stream. */
const shareEvents = async (): Promise<string> => {
  const { data } = await call(`${server.url}/api/transcription/tasks/${shared}/share/renew`, "POST", {
    as: "ada",
    json: {},
  })
  await call(`${server.url}/api/transcription/tasks/${shared}/share_toggle`, "PUT", { as: "ada", json: { on: true } })
  return `/api/transcription/share/${new URL(String(data["share_url"])).searchParams.get("token")}/${shared}/events`
}

describe("a server that stops", () => {
  it("sends a last event to every stream and closes sockets for a restart, before anything is cut", async () => {
    const paths = [
      `/api/transcription/tasks/${running}/events`,
      "/api/transcription/tasks/events",
      "/trpc/library.watchTasks?input=%7B%7D",
      await shareEvents(),
    ]
    const streams = await Promise.all(
      paths.map(async (path) => opened(await ask(server.url + path, "GET", { as: "ada" }))),
    )
    const writer = await aWriter(server.url, enter(server.url, "ada"))
    await writer.synced()
    const closed = new Promise<number>((resolve) => {
      writer.socket.on("close", ({ event }: { readonly event: { readonly code: number } }) => resolve(event.code))
    })
    const stopping = server.stop()
    const ends = await Promise.all(streams.map(({ rest }) => rest()))
    // That would tell the page that its subscription is over.
    for (const text of ends) assert.notInclude(text, "event: return")
    for (const [nth, text] of ends.entries()) assert.isTrue(text.endsWith(`\n\n${lastEvent}`), `${paths[nth]}: ${text}`)
    assert.strictEqual(await closed, 1012)
    writer.leave()
    await stopping
  })
})
