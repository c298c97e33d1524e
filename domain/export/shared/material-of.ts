import { Effect } from "effect"
import { zoneOfCaller } from "../../account/shared/zone-of-caller.ts"
import type { Task } from "../../task/task.ts"
import { isTimed } from "../../transcript/shared/is-timed.ts"
import { type ExportInput, exportOptionsOf } from "../export-options.ts"
import { inWantedLanguage } from "./in-language.ts"
import { analysisFor, requireFormat, transcriptFor } from "./load-material.ts"

/** Everything that a file about this task is made from, as the caller may have it. */
export const materialOf = Effect.fnUntraced(function*(task: Task, wanted: ExportInput) {
  yield* requireFormat(wanted.format)
  const options = yield* Effect.fromResult(exportOptionsOf(wanted, yield* isTimed(task)))
  const transcript = yield* transcriptFor(task, options)
  const analysis = yield* analysisFor(task, options)
  const timeZone = yield* zoneOfCaller(task.ownerId)
  return yield* inWantedLanguage({ task, transcript, analysis, options, timeZone }, wanted)
})
