import { describe, expect, it } from "vitest"
import { aCaller, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()
const called = aCaller(endpoint)

const call = async (name: string, args: Record<string, unknown> = {}) => {
  const result = await called(name, args)
  return { isError: result.isError === true, text: JSON.stringify(result.content), data: result.structuredContent }
}

describe("an assistant", () => {
  it("keeps a style for the account, and names the field and the rule in a refusal", async () => {
    const style = { lengthPreference: "long", focusArea: "risks", customInstructions: "" }
    expect((await call("edit_preferences", { style })).data).toMatchObject({ style: { enabled: true, ...style } })
    expect((await call("get_preferences")).text).toContain("risks")
    const refused = await call("edit_preferences", { style: { ...style, customInstructions: "x".repeat(4001) } })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("customInstructions")])
    expect((await call("edit_preferences", { style: null })).data).toMatchObject({ style: null })
  })

  it("reads what kind of recording it is, and asks for a section that there is", async () => {
    expect((await call("get_summary", { task_id: meeting })).data).toMatchObject({ scenario: "meeting" })
    const concert = await call("create_task_from_text", { text: "We ship in May.", scenario: "concert" })
    expect([concert.isError, concert.text]).toEqual([true, expect.stringContaining("scenario")])
    const refused = await call("start_analysis", { task_id: meeting, section: "quotes" })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("SectionNotFound")])
  })
})
