import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { comparedText, versionLines } from "../texts/version-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

export const writingTools = [
  tool(tickActionItem, {
    name: "tick_action_item",
    title: "Tick an action item",
    description:
      "Mark an action item of the summary as done, or as open again. `item_id` is its id in `action_items` of get_summary.",
    fields: { ...taskIdField, item_id: "Id of the item.", is_done: "True when done, false to open it again." },
    idempotentHint: true,
    say: ({ actionItems }) =>
      actionItems.map(({ isDone, text, owner, isUnverified }) =>
        `[${isDone ? "x" : " "}] ${text}${owner === null ? "" : ` (${owner})`}${isUnverified ? " (not verified)" : ""}`
      )
        .join("\n"),
  }),
  tool(listVersions, {
    name: "list_summary_versions",
    title: "List the versions of a summary",
    description:
      "Earlier versions of a summary, newest first, with who wrote them. compare_summary_versions shows what changed.",
    fields: taskIdField,
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ versions }) => versionLines(versions),
  }),
  tool(compareVersions, {
    name: "compare_summary_versions",
    title: "Compare two versions of a summary",
    description: "What changed between two versions of a summary: words in [-…-] were removed, words in {+…+} added.",
    fields: { ...taskIdField, from: "Number of the earlier version.", to: "Number of the later version." },
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ blocks }) => comparedText(blocks),
  }),
  tool(restoreVersion, {
    name: "restore_summary_version",
    title: "Restore a version of a summary",
    description:
      "Make an earlier version of a summary the newest one. Nothing is lost: the current one stays in list_summary_versions, and what people are typing stays in the text.",
    fields: {
      ...taskIdField,
      version: "Number of the version, from list_summary_versions.",
      seen_version: "The newest version you have seen: what was written since stays.",
    },
    say: ({ version, summary }) => `Restored as version ${version}:\n\n${summary}`,
  }),
]
