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

describe("the collaboration tools", () => {
  it("list who may edit a task, and say why someone cannot be added or removed", async () => {
    const { data, text } = await call("list_collaborators", {})
    expect(data).toMatchObject({ collaborators: [] })
    expect(text).toContain("Nobody else may edit it.")
    expect((await call("add_collaborator", { user_identifier: "nobody@example.org" })).text).toContain("User not found")
    expect((await call("add_collaborator", { user_identifier: "nobody" })).text).toContain(
      "must be a valid email address",
    )
    const nobody = "0190a5f2-7c1e-7000-8000-0000000000ff"
    expect((await call("remove_collaborator", { user_id: nobody })).text).toContain("Collaborator not found")
    expect((await call("list_tasks", { task_id: undefined, shared: true })).data).toMatchObject({ total: 0 })
  })
})
