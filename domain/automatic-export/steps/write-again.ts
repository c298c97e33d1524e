import { DateTime, Effect } from "effect"
import type { ExportRuleId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { ExportRuleOff } from "../errors.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import type { ExportedFile } from "../exported-file.ts"
import { oneRule } from "./one-rule.ts"

/** Has files of a rule wait once more, unless they do. A place that was left alone is tried at once. */
export const writeAgain = Effect.fnUntraced(function*(
  id: ExportRuleId,
  chosen: ReadonlyArray<ExportedFile>,
  by: (file: ExportedFile, now: DateTime.Utc) => ExportedFile,
) {
  yield* oneRule(id)
  const rules = yield* ExportRuleStore
  const files = yield* ExportedFileStore
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  return yield* transaction(Effect.gen(function*() {
    const rule = yield* rules.change(id, (current) => ({ ...current, pausedUntil: null }))
    if (rule?.off !== null) return yield* new ExportRuleOff()
    return yield* Effect.forEach(
      chosen,
      ({ id: file }) => files.change(file, (current) => current.state === "waiting" ? current : by(current, now)),
    )
  }))
})
