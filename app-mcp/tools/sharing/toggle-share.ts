import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"
import { sayShare } from "./share-task.ts"

export const toggleShareTool = tool(toggleShare, {
  name: "toggle_share",
  description: "Switch the public link of a task on or off. The link stays the same.",
  fields: { ...taskIdField, on: "True or false; without it, the other state." },
  openWorldHint: true,
  say: sayShare,
})
