import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const ask = async (question: string, task = meeting) => {
  const client = await aClient(endpoint().url, endpoint().key)
  const { structuredContent, content } = await client.callTool({
    name: "ask_task",
    arguments: { task_id: task, question },
  })
  await client.close()
  return { data: structuredContent, text: JSON.stringify(content) }
}

describe("ask_task", () => {
  it("answers with the moments, the verdict and the engine, or says that it is not said", async () => {
    const { data, text } = await ask("When is the launch?")
    expect(data).toMatchObject({ verdict: "answered", sentences: [{ supported: true, begin: 0, speaker: "Ada" }] })
    expect(text).toContain("The launch moves to May [00:00, Ada]")
    expect(text).toContain("(answered by fake)")
    expect((await ask("Which mushroom grows there?")).text).toContain("Not said in this content.")
  })

  it("refuses empty questions and tasks of others", async () => {
    expect((await ask(" ")).text).toContain("question: must not be empty")
    expect((await ask("What?", strangers)).text).toContain("Task not found")
  })
})
