import { Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { NotAnalysed } from "../../analysis/errors.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { requireFeature } from "../../plan/feature.ts"
import { requireTranscript } from "../../task/require-transcript.ts"
import type { Task } from "../../task/task.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import type { ExportOptions } from "../export-options.ts"
import { type ExportFormat, formats } from "../format.ts"

/** Refuses a format that the plan does not include. Plans restrict accounts, not the operator. */
export const requireFormat = Effect.fnUntraced(function*(format: ExportFormat) {
  const actor = yield* CurrentActor
  const { feature } = formats[format]
  if (feature === null || actor._tag !== "User") return
  const users = yield* UserStore
  const { plan } = yield* users.get(actor.id)
  yield* Effect.fromResult(requireFeature(yield* planInUse(plan), feature))
})

/** Null if the export holds no transcript. */
export const transcriptFor = Effect.fnUntraced(function*(task: Task, { content }: ExportOptions) {
  if (content === "summary" || content === "mind_map") return null
  yield* Effect.fromResult(requireTranscript(task))
  const transcripts = yield* TranscriptStore
  return yield* transcripts.get(task.id)
})

/** Null if the export holds no summary. A missing summary is refused only if it was requested by name. */
export const analysisFor = Effect.fnUntraced(function*({ id }: Task, { content }: ExportOptions) {
  if (content === "transcript") return null
  const analyses = yield* AnalysisStore
  const found = yield* analyses.get(id)
  return found === null && content !== "all" ? yield* new NotAnalysed({ taskId: id }) : found
})
