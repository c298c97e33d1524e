import type { ShareView } from "#domain/sharing/share-view.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { DateTime, Effect } from "effect"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"
import { aboutTask } from "./questions.ts"

const sayShare = ({ shareStatus, shareUrl, expiresAt, hasPassword, parts, views, publishedUrl }: ShareView): string =>
  [
    shareStatus ? `Shared at ${shareUrl}` : "The link is switched off.",
    `Shows: ${parts.join(", ")}. Expires: ${expiresAt === null ? "never" : DateTime.formatIso(expiresAt)}. `
    + `Password: ${hasPassword ? "yes" : "no"}. Opened: ${views}.`,
    ...(publishedUrl === null ? [] : [`Published at ${publishedUrl}`]),
  ].join("\n")

export const sharingTools = [
  tool(getShare, {
    name: "get_share",
    title: "Get the public link of a task",
    description: "The public link of a task, its settings, and how often it was opened.",
    fields: taskIdField,
    readOnlyHint: true,
    idempotentHint: true,
    say: sayShare,
  }),
  tool(shareTask, {
    name: "share_task",
    title: "Share a task",
    description:
      "Create a public link to the summary and mind map of an analysed task (not the recording or transcript). "
      + "Anyone with the link can read them: ask the user first.",
    fields: taskIdField,
    idempotentHint: true,
    openWorldHint: true,
    ask: aboutTask((title) =>
      `Create a public link to the summary and mind map of "${title}"? Anyone with the link can read them.`
    ),
    say: sayShare,
  }),
  tool(toggleShare, {
    name: "toggle_share",
    title: "Turn sharing on or off",
    description:
      "Switch the public link of a task on or off. A link that was switched off never works again; switching on creates a new one.",
    fields: { ...taskIdField, on: "True or false; leave it out to switch to the other state." },
    destructiveHint: true,
    openWorldHint: true,
    ask: aboutTask((title) =>
      `Switch the public link of "${title}" on or off? A link that was switched off never works again.`
    ),
    say: sayShare,
  }),
  tool(editShare, {
    name: "edit_share",
    title: "Change a public link",
    description:
      "Set when the link of a task expires, its password, and what it shows. Fields left out keep their values.",
    fields: {
      ...taskIdField,
      expires_at: "ISO 8601, in the future; null for never.",
      password: "6 to 128 characters; null for none.",
      parts: "What viewers see: summary, mind_map, and owner for the owner's name.",
    },
    idempotentHint: true,
    openWorldHint: true,
    say: sayShare,
  }),
  tool(renewShare, {
    name: "renew_share",
    title: "Replace a public link",
    description: "Give a task a new public link with the same settings. The old one stops working for everyone.",
    fields: taskIdField,
    destructiveHint: true,
    openWorldHint: true,
    ask: aboutTask((title) => `Replace the public link of "${title}"? The old one stops working for everyone.`),
    say: sayShare,
  }),
  tool(publishTask, {
    name: "publish_task",
    title: "Publish a task",
    description:
      "Give the summary and mind map of a task a page that anyone can find by date and title, or take it down. "
      + "Search engines may list it only with indexed true: ask the user first.",
    fields: {
      ...taskIdField,
      published: "True to publish, false to take the page down.",
      indexed: "Whether search engines may list it; false by default.",
    },
    openWorldHint: true,
    ask: ({ taskId, published }) =>
      published
        ? aboutTask((title) => `Publish the summary and mind map of "${title}" on a page that anyone can find?`)({
          taskId,
        })
        : Effect.succeed(null),
    say: sayShare,
  }),
]
