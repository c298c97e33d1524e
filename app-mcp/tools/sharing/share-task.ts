import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const sayShare = ({ shareStatus, shareUrl }: typeof shareTask.output.Type): string =>
  shareStatus ? `Shared at ${shareUrl}` : "The link is switched off."

export const shareTaskTool = tool(shareTask, {
  name: "share_task",
  description: "Make a public link to summary and mind map of an analysed task (not to recording or transcript). "
    + "Anybody with the link can read them: ask the user first.",
  fields: taskIdField,
  idempotentHint: true,
  openWorldHint: true,
  say: sayShare,
})
