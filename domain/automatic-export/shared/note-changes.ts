import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ExportedFileId, type ExportRuleId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import type { ExportRule, RuleFormat } from "../export-rule.ts"
import { type ChangedTask, ExportedFileStore } from "../exported-file-store.port.ts"
import { changed, newFile } from "../exported-file.ts"

/** So long nothing must have changed before a file is written: whoever writes or corrects goes on. */
const quiet = { seconds: 20 } as const

/** How far back a look goes that is not for everything. */
const recent = { hours: 1 } as const

const most = 200

/** Has the files wait of tasks that changed, for this rule or for all. How many tasks there were; with as many as `most` there may be more. */
export const noteChanges = Effect.fnUntraced(function*(rule: ExportRuleId | null, reach: "recent" | "all") {
  const files = yield* ExportedFileStore
  const now = yield* DateTime.now
  const found = yield* files.changed({
    rule,
    quietSince: DateTime.formatIso(DateTime.subtractDuration(now, quiet)),
    after: reach === "all" ? null : DateTime.formatIso(DateTime.subtractDuration(now, recent)),
    most,
  })
  yield* Effect.forEach(found, noteChange, { discard: true })
  return found.length
})

/** All of them, however many there are. */
export const noteAllChanges = Effect.gen(function*() {
  while ((yield* noteChanges(null, "all")) === most);
})

/** Together with the note that it was noted, so that it is neither forgotten nor done twice. */
const noteChange = Effect.fnUntraced(function*(change: ChangedTask) {
  const rules = yield* ExportRuleStore
  const files = yield* ExportedFileStore
  const { next } = yield* IdSource
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const { ruleId, taskId, mark } = change
  yield* transaction(Effect.gen(function*() {
    // Locks it, so that of several looks at the same time one notes this.
    const rule = yield* rules.change(ruleId, (current) => current)
    if (rule === null || !(yield* files.note(change))) return
    const there = yield* files.ofTask(ruleId, taskId)
    for (const one of yield* wantedOf(rule, change)) {
      const known = there.find(({ format, language }) => format === one.format && language === one.language)
      if (known !== undefined) yield* files.change(known.id, (current) => changed(current, mark, now))
      else {
        const id = ExportedFileId.make(yield* next)
        yield* files.add(newFile({ id, ruleId, ownerId: rule.ownerId, taskId, mark, ...one }, now))
      }
    }
  }))
})

/** The files that a rule writes of a task: each format in the original, and in each language that it is translated into. */
const wantedOf = Effect.fnUntraced(function*({ formats, hasTranslations }: ExportRule, { taskId }: ChangedTask) {
  const { list } = yield* TranslationStore
  const translations = hasTranslations ? yield* list(taskId) : []
  const languages = [null, ...translations.map(({ language }) => language)]
  return formats.flatMap((format: RuleFormat) => languages.map((language) => ({ format, language })))
})
