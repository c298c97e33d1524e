import { CurrentActor } from "#domain/kernel/actor.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { ResourceUpdatedNotificationSchema } from "@modelcontextprotocol/sdk/types.js"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { ada } from "../../support/a-task.ts"
import { askAsOf2026 } from "../../support/product/mcp-2026.ts"
import { anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, running, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
const asAda = Effect.provideService(CurrentActor, { _tag: "User" as const, id: ada })

/** Something happens to a task, again and again: a subscriber may have come too late for the first time. */
const happening = (taskId: typeof meeting) => {
  const publish = Effect.flatMap(TaskEvents, (events) => events.publish({ taskId, owner: ada, kind: "status" }))
  const timer = setInterval(() => void endpoint().runtime.runPromise(publish), 20)
  return () => clearInterval(timer)
}

/** What a stream of events says, until it says this or ends. */
const readUntil = async (response: Response, wanted: string): Promise<string> => {
  let read = ""
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    read += piece
    if (read.includes(wanted)) break
  }
  return read
}

const listen = (addresses: ReadonlyArray<string>, key = endpoint().key) =>
  askAsOf2026({ url: endpoint().url, key }, "subscriptions/listen", {
    notifications: { resourceSubscriptions: addresses },
  })

describe("news of a document", () => {
  it("come on a stream that a client of 2026 opens, of what it asked for only", async () => {
    const address = `task://${meeting}/summary`
    const response = await listen([address])
    const stop = happening(meeting)
    const heard = await readUntil(response, "resources/updated")
    stop()
    expect(heard).toContain("notifications/subscriptions/acknowledged")
    expect(heard).toContain(`"uri":"${address}"`)
    expect(heard).not.toContain("/transcript")
  })

  it("come in the session of an earlier client, until it wants no more", async () => {
    const client = new Client({ name: "test", version: "0" }, { capabilities: { elicitation: {} } })
    const headers = { authorization: `Bearer ${endpoint().key}` }
    const heard: Array<string> = []
    const news = new Promise<void>((resolve) =>
      client.setNotificationHandler(ResourceUpdatedNotificationSchema, ({ params: { uri } }) => {
        heard.push(uri)
        resolve()
      })
    )
    await client.connect(new StreamableHTTPClientTransport(new URL(endpoint().url), { requestInit: { headers } }))
    expect(client.getServerCapabilities()?.resources).toEqual({ listChanged: false, subscribe: true })
    const uri = `task://${running}`
    await client.subscribeResource({ uri })
    const stop = happening(running)
    await news
    stop()
    expect(new Set(heard)).toEqual(new Set([uri]))
    await client.unsubscribeResource({ uri })
    await expect(client.subscribeResource({ uri: `task://${strangers}` })).rejects.toThrow("Task not found")
    await client.close()
  })

  it("are refused of a task that the caller cannot read", async () => {
    const response = await listen([`task://${strangers}`])
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Task not found")])
  })

  it("end with the key", async () => {
    const { id, key } = await endpoint().runtime.runPromise(createMcpKey.run({ name: "Listening" }).pipe(asAda))
    const response = await listen([`task://${meeting}`], key)
    await endpoint().runtime.runPromise(deleteMcpKey.run({ id }).pipe(asAda))
    expect(await readUntil(response, "never said")).toContain("acknowledged")
  })
})
