import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { ExportedFileStore } from "#domain/automatic-export/exported-file-store.port.ts"
import { Effect } from "effect"
import { ada, at, taskId } from "../support/a-task.ts"
import { anExportedFile, anExportRule, fileId, ruleId } from "../support/automatic-export/an-export-rule.ts"

const noon = at("2026-11-20T12:00:00.000Z")

export const exportRuleStore = Effect.gen(function*() {
  const rules = yield* ExportRuleStore
  yield* rules.insert(anExportRule(), 10)
  yield* rules.list(ada)
  yield* rules.find(ruleId(1))
  yield* rules.change(ruleId(1), (rule) => ({ ...rule, name: "mine" }))
})

export const exportedFileStore = Effect.gen(function*() {
  const files = yield* ExportedFileStore
  const rules = yield* ExportRuleStore
  const look = { rule: null, quietSince: "2026-11-20T12:00:00.000Z", after: null, most: 10 }
  yield* files.changed(look)
  yield* files.changed({ ...look, rule: ruleId(1), after: "2026-11-20T08:00:00.000Z" })
  yield* rules.change(ruleId(1), (rule) => ({ ...rule, hasShared: true }))
  yield* files.changed(look)
  yield* files.note({ ruleId: ruleId(1), taskId: taskId(1), mark: "2026-11-20T09:05:00.000Z" })
  yield* files.add(anExportedFile(1))
  yield* files.ofTask(ruleId(1), taskId(1))
  yield* files.find(fileId(1))
  yield* files.claim(noon, noon)
  yield* files.change(fileId(1), (file) => ({ ...file, state: "failed", nextAt: null }))
  yield* files.reserve(fileId(1), "a.md")
  yield* files.list(ruleId(1), ["failed"], { page: 1, pageSize: 20 })
  yield* files.count(ruleId(1))
  yield* files.forgetNotes(ruleId(1))
  yield* files.remove(fileId(1))
  yield* files.forget(ruleId(1))
  yield* rules.remove(ruleId(1))
})
