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
  it("add, list, change and remove people, and say why someone cannot be", async () => {
    const { data, text } = await call("list_collaborators", {})
    expect(data).toMatchObject({ collaborators: [] })
    expect(text).toContain("It is shared with nobody.")
    const added = await call("add_collaborator", { user_identifier: "Nobody@example.org", role: "viewer" })
    expect(added.text).toContain("nobody@example.org can view the task after signing in with that address.")
    const { collaborators: [one] } = Object((await call("list_collaborators", {})).data)
    expect(one).toMatchObject({ user_identifier: "nobody@example.org", role: "viewer" })
    const edited = await call("edit_collaborator", { user_id: one.id, role: "editor" })
    expect(edited.text).toContain("nobody@example.org can edit the task now.")
    expect((await call("remove_collaborator", { user_id: one.id })).text).toContain("Removed.")
    expect((await call("add_collaborator", { user_identifier: "nobody" })).text).toContain(
      "must be a valid email address",
    )
    const nobody = "0190a5f2-7c1e-7000-8000-0000000000ff"
    expect((await call("remove_collaborator", { user_id: nobody })).text).toContain("Collaborator not found")
    expect((await call("list_tasks", { task_id: undefined, shared: true })).data).toMatchObject({ total: 0 })
  })
})
