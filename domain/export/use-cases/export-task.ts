import { Effect, Schema } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { NotAnalysed } from "../../analysis/errors.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireFeature } from "../../plan/feature.ts"
import { TranscriptNotReady } from "../../task/errors.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { isSpoken } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { exportFileName } from "../file-name.ts"
import { type ExportFormat, formats } from "../format.ts"
import { type Order, orderFields, orderOf } from "../order.ts"
import { ExportBody, writeExport } from "../steps/write-export.ts"

/** A task as a file, called after it. */
export const exportTask = useCase("export.exportTask", {
  input: wire({ taskId: TaskId, ...orderFields }),
  output: wire({ fileName: Schema.String, mediaType: Schema.String, body: ExportBody }),
  run: Effect.fnUntraced(function*({ taskId, ...wanted }) {
    const task = yield* requireOwnTask(taskId)
    yield* permit(wanted.format)
    const order = yield* Effect.fromResult(orderOf(wanted, isSpoken(task.source)))
    const transcript = yield* transcriptFor(task, order)
    const analysis = yield* analysisFor(task, order)
    return {
      fileName: exportFileName(task.title, order.format),
      mediaType: formats[order.format].mediaType,
      body: yield* writeExport({ task, transcript, analysis, order }),
    }
  }),
})

/** Plans bind accounts; the operator of the server is none. */
const permit = Effect.fnUntraced(function*(format: ExportFormat) {
  const actor = yield* CurrentActor
  const { feature } = formats[format]
  if (feature === null || actor._tag !== "User") return
  const users = yield* UserStore
  const { plan } = yield* users.get(actor.id)
  yield* Effect.fromResult(requireFeature(plan, feature))
})

const transcriptFor = Effect.fnUntraced(function*({ id, transcription }: Task, { content }: Order) {
  if (content === "summary" || content === "mind_map") return null
  if (transcription._tag !== "Completed") return yield* new TranscriptNotReady({ taskId: id })
  const transcripts = yield* TranscriptStore
  return yield* transcripts.get(id)
})

/** A task without a summary is exported as its transcript alone, unless the summary is what was asked for. */
const analysisFor = Effect.fnUntraced(function*({ id }: Task, { content }: Order) {
  if (content === "transcript") return null
  const analyses = yield* AnalysisStore
  const found = yield* analyses.get(id)
  return found === null && content !== "all" ? yield* new NotAnalysed({ taskId: id }) : found
})
