import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

const sayShare = ({ shareStatus, shareUrl }: typeof shareTask.output.Type): string =>
  shareStatus ? `Shared at ${shareUrl}` : "The link is switched off."

export const sharingTools = [
  tool(shareTask, {
    name: "share_task",
    title: "Share a task",
    description: "Make a public link to summary and mind map of an analysed task (not to recording or transcript). "
      + "Anybody with the link can read them: ask the user first.",
    fields: taskIdField,
    idempotentHint: true,
    openWorldHint: true,
    say: sayShare,
  }),
  tool(toggleShare, {
    name: "toggle_share",
    title: "Turn sharing on or off",
    description:
      "Switch the public link of a task on or off. A link that was switched off never works again; switching on makes another.",
    fields: { ...taskIdField, on: "True or false; without it, the other state." },
    openWorldHint: true,
    say: sayShare,
  }),
]
