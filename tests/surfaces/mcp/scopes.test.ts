import { toolScopes } from "#mcp/scopes.ts"
import { tools } from "#mcp/tools/all.ts"
import { expect, it } from "vitest"

const named = (scope: string) => [...toolScopes].filter(([, one]) => one === scope).map(([name]) => name).toSorted()

it("every tool has a scope, and reading is what its annotation says", () => {
  expect(toolScopes.size).toBe(tools.length)
  expect(named("mcp:share")).toEqual([
    "add_collaborator",
    "edit_collaborator",
    "edit_share",
    "publish_task",
    "remove_collaborator",
    "renew_share",
    "share_task",
    "toggle_share",
  ])
  expect(named("mcp:write")).toEqual(
    expect.arrayContaining(["create_folder", "delete_tasks", "ask_task", "create_task_from_text"]),
  )
  expect(named("mcp:read")).toEqual(expect.arrayContaining(["list_tasks", "get_transcript", "get_share"]))
})
