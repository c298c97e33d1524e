import { createExportRule } from "#domain/automatic-export/use-cases/create-export-rule.ts"
import { deleteExportRule } from "#domain/automatic-export/use-cases/delete-export-rule.ts"
import { editExportRule } from "#domain/automatic-export/use-cases/edit-export-rule.ts"
import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { previewExportName } from "#domain/automatic-export/use-cases/preview-export-name.ts"
import { testExportRule } from "#domain/automatic-export/use-cases/test-export-rule.ts"
import { writeFailedAgain } from "#domain/automatic-export/use-cases/write-failed-again.ts"
import { writeFileAgain } from "#domain/automatic-export/use-cases/write-file-again.ts"
import { ExportedFileId, ExportRuleId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneRule = { id: ExportRuleId }
const OneFile = { id: ExportRuleId, file_id: ExportedFileId }

export const AutomaticExport = HttpApiGroup.make("automaticExport").annotate(
  OpenApi.Description,
  "Rules by which files of the account are written to a folder of the server, S3 or WebDAV, and kept up to date there",
).add(
  get("listExportRules", "/api/export-rules", { ...answers(listExportRules.output) }).annotateMerge(
    says(
      "List rules",
      "In the order in which they were made, how many an account can have, and what this server offers.",
    ),
  ),
  post("createExportRule", "/api/export-rules", {
    payload: createExportRule.input,
    ...answers(createExportRule.output),
  }).annotateMerge(
    says("Create a rule", "Addresses must be on the public internet, over https. `secret` is never shown again."),
  ),
  get("previewExportName", "/api/export-rules/name", {
    query: previewExportName.input,
    ...answers(previewExportName.output),
  }).annotateMerge(says("Preview names", "What the newest files of the account would be called by a template.")),
  put("editExportRule", "/api/export-rules/:id", {
    params: OneRule,
    payload: inputWithout(editExportRule.input, "id"),
    ...answers(editExportRule.output),
  }).annotateMerge(
    says(
      "Edit a rule",
      "Fields left out keep their values. A place elsewhere needs its own secret and gets all files again.",
    ),
  ),
  remove("deleteExportRule", "/api/export-rules/:id", { params: OneRule, ...answers(deleteExportRule.output) })
    .annotateMerge(says("Delete a rule", "With its log. What it wrote stays where it is.")),
  post("testExportRule", "/api/export-rules/:id/test", { params: OneRule, ...answers(testExportRule.output) })
    .annotateMerge(says("Test a rule", "Writes a small file and removes it again. `fault` is null if that worked.")),
  get("listExportedFiles", "/api/export-rules/:id/files", {
    params: OneRule,
    query: inputWithout(listExportedFiles.input, "id"),
    ...answers(listExportedFiles.output),
  }).annotateMerge(says("List files of a rule", "What changed last first, twenty a page.")),
  post("writeFileAgain", "/api/export-rules/:id/files/:file_id/again", {
    params: OneFile,
    ...answers(writeFileAgain.output),
  }).annotateMerge(
    says(
      "Write a file again",
      "A file that was removed comes back; one that was changed there stays and gets a copy beside it.",
    ),
  ),
  post("writeFailedAgain", "/api/export-rules/:id/again", { params: OneRule, ...answers(writeFailedAgain.output) })
    .annotateMerge(says("Write what failed again", "Everything that was given up.")),
).middleware(Authentication)

export const AutomaticExportRoutes = HttpApiBuilder.group(
  areaApi(AutomaticExport),
  "automaticExport",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listExportRules: () => answer(listExportRules, {}),
        createExportRule: ({ payload }) => answer(createExportRule, payload),
        previewExportName: ({ query }) => answer(previewExportName, query),
        editExportRule: ({ params, payload }) => answer(editExportRule, { ...payload, id: params.id }),
        deleteExportRule: ({ params }) => answer(deleteExportRule, params),
        testExportRule: ({ params }) => answer(testExportRule, params),
        listExportedFiles: ({ params, query }) => answer(listExportedFiles, { ...query, id: params.id }),
        writeFileAgain: ({ params: { id, file_id } }) => answer(writeFileAgain, { id, fileId: file_id }),
        writeFailedAgain: ({ params }) => answer(writeFailedAgain, params),
      })),
)
