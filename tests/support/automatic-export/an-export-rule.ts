import type { ExportRule } from "#domain/automatic-export/export-rule.ts"
import { type ExportedFile, newFile } from "#domain/automatic-export/exported-file.ts"
import { newRule } from "#domain/automatic-export/new-rule.ts"
import { ExportedFileId, ExportRuleId } from "#domain/kernel/ids.ts"
import { ada, at, taskId } from "../a-task.ts"

const nth = (kind: string, number: number): string =>
  `0190a5f2-7c1e-7000-${kind}-${number.toString().padStart(12, "0")}`

export const ruleId = (number: number): ExportRuleId => ExportRuleId.make(nth("8eaa", number))
export const fileId = (number: number): ExportedFileId => ExportedFileId.make(nth("8efe", number))

export const anExportRule = (given: Partial<ExportRule> = {}): ExportRule => ({
  ...newRule({
    id: ruleId(1),
    ownerId: ada,
    formats: ["md"],
    place: { kind: "folder", url: "", bucket: "", region: "", user: "", path: "" },
    secret: null,
    since: null,
  }, at("2026-11-20T08:00:00.000Z")),
  ...given,
})

export const anExportedFile = (number: number, given: Partial<ExportedFile> = {}): ExportedFile => ({
  ...newFile({
    id: fileId(number),
    ruleId: ruleId(1),
    ownerId: ada,
    taskId: taskId(1),
    format: "md",
    language: null,
    mark: "2026-11-20T09:05:00.000Z",
  }, at("2026-11-20T12:00:00.000Z")),
  ...given,
})
