import { Effect } from "effect"
import { ExportedFileId, ExportRuleId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportedFileNotFound } from "../errors.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { ExportedFileView } from "../exported-file-view.ts"
import { asked } from "../exported-file.ts"
import { viewFiles } from "../shared/view-files.ts"
import { oneRule } from "../steps/one-rule.ts"
import { writeAgain } from "../steps/write-again.ts"

/** Writes a file once more: one that was removed comes back, one that was changed there stays and gets a copy beside it. */
export const writeFileAgain = useCase("automaticExport.writeFileAgain", {
  input: wire({ id: ExportRuleId, fileId: ExportedFileId }),
  output: ExportedFileView,
  run: Effect.fnUntraced(function*({ id, fileId }) {
    yield* oneRule(id)
    const { find } = yield* ExportedFileStore
    const file = yield* find(fileId)
    if (file?.ruleId !== id || file.state === "waiting") return yield* new ExportedFileNotFound()
    const [changed = null] = yield* writeAgain(id, [file], asked)
    const [view] = changed === null ? [] : yield* viewFiles([changed])
    return view ?? (yield* new ExportedFileNotFound())
  }),
})
