import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const use = async (name: string, args: Record<string, unknown>) => {
  const client = await aClient(endpoint().url, endpoint().key)
  const { structuredContent, content } = await client.callTool({ name, arguments: args })
  await client.close()
  const text = JSON.stringify(content)
  const idAfter = (before: string): string => new RegExp(`${before}[^\\da-f]*([\\da-f-]{36})`).exec(text)?.[1] ?? ""
  return { data: structuredContent, text, idAfter }
}

describe("the review tools", () => {
  it("make questions, check answers, and let the learner grade own words", async () => {
    const { text, idAfter } = await use("start_review", { task_id: meeting, kinds: ["comprehensive"], count: 1 })
    expect(text).toContain("1 question found.")
    expect(text).toContain("Fill the gap:")
    const checked = await use("check_answer", { question_id: idAfter("found."), answer: "mushrooms" })
    expect(checked.text).toContain("Wrong. The answer:")
    const graded = await use("overrule_grade", { attempt_id: checked.idAfter("attempt"), grade: "right" })
    expect(graded.text).toContain("Right. The answer:")
    expect((await use("list_due_reviews", {})).text).toContain("Nothing is due.")
  })

  it("refuse tasks of others and questions that do not exist", async () => {
    expect((await use("start_review", { task_id: strangers })).text).toContain("Task not found")
    const unknown = await use("check_answer", { question_id: meeting, answer: "A" })
    expect(unknown.text).toContain("There is no such review question")
  })
})
