import { describe, expect, it } from "vitest"
import { aClient, anEndpoint } from "../../support/product/mcp-endpoint.ts"
import { meeting } from "../../support/product/seeded.ts"

const endpoint = anEndpoint()

const call = async (name: string, args: Record<string, unknown>) => {
  const client = await aClient(endpoint().url, endpoint().key)
  const { structuredContent, content } = await client.callTool({ name, arguments: { task_id: meeting, ...args } })
  await client.close()
  return { data: structuredContent, text: JSON.stringify(content) }
}

describe("the sharing tools", () => {
  it("share, protect, replace, publish and switch off", async () => {
    const shared = await call("share_task", {})
    const edited = await call("edit_share", { parts: ["summary"], password: "open sesame" })
    expect(edited.text).toMatch(/Shows: summary\..+Password: yes/)
    expect(edited.text).not.toContain("sesame")
    const renewed = await call("renew_share", {})
    expect(renewed.data).toMatchObject({ share_status: true, has_password: true, views: 0 })
    expect(renewed.text).not.toBe(shared.text)
    expect((await call("publish_task", { published: true })).text).toContain("Published at")
    expect((await call("publish_task", { published: false })).text).not.toContain("Published at")
    await call("toggle_share", { on: false })
    expect((await call("get_share", {})).data).toMatchObject({ share_status: false, share_url: null })
  })
})
