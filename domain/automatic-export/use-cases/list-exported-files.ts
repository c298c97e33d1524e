import { Effect, Schema } from "effect"
import { ExportRuleId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { ExportedFileView } from "../exported-file-view.ts"
import { FileState } from "../exported-file.ts"
import { viewFiles } from "../shared/view-files.ts"
import { oneRule } from "../steps/one-rule.ts"

const pageSize = 20

/** What a rule writes, twenty a page, what changed last first; without what had nothing to write, unless that is asked for. */
export const listExportedFiles = useCase("automaticExport.listExportedFiles", {
  input: wire({
    id: ExportRuleId,
    state: Schema.optionalKey(FileState),
    page: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))),
  }),
  output: wire({ items: Schema.Array(ExportedFileView), total: Schema.Int, page: Schema.Int, pageSize: Schema.Int }),
  run: Effect.fnUntraced(function*({ id, state, page = 1 }) {
    yield* oneRule(id)
    const { list } = yield* ExportedFileStore
    const states = state === undefined ? FileState.literals.filter((one) => one !== "none") : [state]
    const { items, total } = yield* list(id, states, { page, pageSize })
    return { items: yield* viewFiles(items), total, page, pageSize }
  }),
})
