import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { writeFailedAgain } from "#domain/automatic-export/use-cases/write-failed-again.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

const id = "From list_export_rules."

export const automaticExportTools = [
  tool(listExportRules, {
    name: "list_export_rules",
    title: "List rules of automatic export",
    description:
      "Rules by which finished and changed files are written to a folder, S3 or WebDAV. Only people create or change them.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items }) =>
      items.length === 0
        ? "There are no rules"
        : items.map((one) =>
          `- ${one.id} ${one.name} ${one.formats.join(", ")} to ${one.target} ${one.url || one.bucket || one.path}; ${
            one.off === null ? "on" : `off (${one.off})`
          }; ${one.written} written, ${one.waiting} waiting, ${one.failed} failed, ${one.removed} removed there, ${one.conflicts} changed there`
        ).join("\n"),
  }),
  tool(listExportedFiles, {
    name: "list_exported_files",
    title: "List exported files",
    description: "What a rule of automatic export writes, what changed last first.",
    fields: { id, page: "From 1; 20 a page." },
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items, total }) =>
      [
        ...items.map(({ path, title, state, writtenAt, fault }) =>
          `- ${path ?? title} ${state}${writtenAt === null ? "" : ` ${DateTime.formatIso(writtenAt)}`}${
            fault === null ? "" : ` (${fault})`
          }`
        ),
        `${total} in all`,
      ].join("\n"),
  }),
  tool(writeFailedAgain, {
    name: "write_failed_exports_again",
    title: "Write failed exports again",
    description: "Writes everything once more that a rule of automatic export gave up. It must be on.",
    fields: { id },
    destructiveHint: false,
    say: ({ again }) => `${again} wait to be written`,
  }),
]
