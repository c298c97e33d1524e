import { TaskStore } from "#domain/task/task-store.port.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { aTask, taskId } from "../../support/a-task.ts"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, running } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

describe("what is being typed", () => {
  it.each([
    ["summarize_recording", "recording", "week", ["Weekly sync"]],
    ["summarize_recording", "recording", "secret", []],
    ["translate_recording", "language", "s", ["es"]],
    ["translate_recording", "language", "german", ["de"]],
    ["whats_new", "folder", "inter", ["Interviews"]],
    ["find_quote", "words", "x", []],
  ])("is completed for %s: %s %j", async (prompt, name, value, expected) => {
    const client = await aClient(endpoint().url, endpoint().key)
    await client.callTool({ name: "create_folder", arguments: { name: "Interviews" } })
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: prompt },
      argument: { name, value },
    })
    expect(completion.values.slice(0, Math.max(1, expected.length))).toEqual(expected)
    await client.close()
  })

  it("is completed in the address of a task, by its title too", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const complete = async (value: string) =>
      (await client.complete({
        ref: { type: "ref/resource", uri: "task://{id}/summary" },
        argument: { name: "id", value },
      })).completion
    expect(await complete("weekly")).toMatchObject({ values: [meeting], total: 1, hasMore: false })
    expect((await complete("")).values.toSorted()).toEqual([meeting, running].toSorted())
    await client.close()
  })

  it("is refused for a prompt that there is not", async () => {
    const client = await aClient(endpoint().url, endpoint().key)
    const asked = client.complete({ ref: { type: "ref/prompt", name: "nope" }, argument: { name: "a", value: "" } })
    await expect(asked).rejects.toThrow("Prompt nope not found")
    await client.close()
  })
})

describe("a list of documents", () => {
  it("comes in pages, with every task once", async () => {
    const more = Effect.gen(function*() {
      const tasks = yield* TaskStore
      for (let nth = 100; nth < 160; nth++) yield* tasks.insert(aTask({ id: taskId(nth) }))
    })
    await endpoint().runtime.runPromise(more)
    const client = await aClient(endpoint().url, endpoint().key)
    const first = await client.listResources()
    const second = await client.listResources({ cursor: first.nextCursor })
    expect([first.resources.length, second.resources.length, second.nextCursor]).toEqual([50, 12, undefined])
    expect(new Set([...first.resources, ...second.resources].map(({ uri }) => uri)).size).toBe(62)
    await expect(client.listResources({ cursor: "x" })).rejects.toThrow("cursor: must be the nextCursor")
    await expect(client.listTools({ cursor: "2" })).rejects.toThrow("cursor: there is one page")
    await client.close()
  })
})
