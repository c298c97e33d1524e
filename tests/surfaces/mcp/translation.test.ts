import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting, strangers } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const call = async (name: string, args: Record<string, unknown>) => {
  const client = await aClient(endpoint().url, endpoint().key)
  const { structuredContent, content } = await client.callTool({ name, arguments: args })
  await client.close()
  return { data: structuredContent, text: JSON.stringify(content) }
}

describe("translation by an assistant", () => {
  it("lists languages, starts, and reads what is there", async () => {
    expect((await call("list_target_languages", { task_id: meeting })).text).toContain("From en to: de, es.")
    const before = await call("get_translation", { task_id: meeting, target_language: "es" })
    expect(before.text).toContain("Not translated to es yet.")
    expect(before.text).not.toContain("[not translated]")
    const started = await call("translate_task", { task_id: meeting, target_language: "es" })
    expect(started.data).toMatchObject({ status: "translating", engine: "fake", is_basic: true, lines: [] })
    expect(started.text).toContain("basic machine translation")
  })

  it("refuses languages that are not offered, and tasks of others", async () => {
    const refused = await call("translate_task", { task_id: meeting, target_language: "tlh" })
    expect(refused.text).toContain("LanguageNotOffered")
    const foreign = await call("get_translation", { task_id: strangers, target_language: "es" })
    expect(foreign.text).toContain("Task not found")
  })
})
