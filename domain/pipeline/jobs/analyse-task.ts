import { DateTime, Effect, Result } from "effect"
import { styleInUse } from "../../account/summary-style.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { withTicksOf } from "../../analysis/action-items.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { chosenAnalyst, type WrittenParts } from "../../analysis/analyst.port.ts"
import { writtenAnalysis } from "../../analysis/written-analysis.ts"
import { suggestionsIfAny } from "../../asking/shared/suggestions.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { tellFinished } from "../../notification/shared/tell-finished.ts"
import { wantedSection } from "../../task/analysis-options.ts"
import type { AnalysisProgress, ReadParts } from "../../task/analysis-progress.ts"
import { isSpoken } from "../../task/source.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import * as Transitions from "../../task/transitions.ts"
import { textLanguage } from "../../text/text-language.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { textOf } from "../../transcript/transcript.ts"
import { understoodLines } from "../../transcript/understood-lines.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { publishReplaced } from "../../writing/shared/publish-replaced.ts"
import { rewriteSection } from "../../writing/shared/rewrite-section.ts"
import { presentDocument, rewriteSummary } from "../../writing/shared/rewrite-summary.ts"
import { drafted, draftedInstead } from "../steps/drafted.ts"
import { failAnalysis } from "../steps/fail-job.ts"
import { postponeAnalysis } from "../steps/postpone-analysis.ts"
import { untilStopped } from "../steps/until-stopped.ts"
import { waitFor } from "../steps/wait-for.ts"

/** Writes the summary and draws the mind map. Workers call it at least once per job. */
export const analyseTask = Effect.fn("pipeline.analyseTask")(function*(job: Job) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || task.work.analysisAttempt !== job.attempt || !Transitions.isAnalysing(task)) return
  yield* analyse(job, task).pipe(
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failAnalysis(job, cause)),
  )
})

const analyse = Effect.fnUntraced(function*(job: Job, task: Task) {
  const analyst = yield* chosenAnalyst
  const analyses = yield* AnalysisStore
  const transcripts = yield* TranscriptStore
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const users = yield* UserStore
  const { transaction } = yield* UnitOfWork
  const owner = yield* users.get(task.ownerId)
  const { linesRevision, columns, speakers } = yield* transcripts.plain(task.id, null)
  const transcript = { segments: understoodLines(columns, task.notices), speakers }
  const section = wantedSection(task)
  const present = section === null ? null : yield* analyses.stored(task.id)
  const spoken = task.language ?? textLanguage(textOf(transcript)) ?? "en"
  const { work: { analysisAttempt: attempt }, options: { scenario } } = task
  const style = styleInUse(task.options.style, owner.style)
  const publish = (kind: "progress" | "status") => events.publish({ taskId: task.id, owner: task.ownerId, kind })
  // A failed report does not stop the analyst: `untilStopped` interrupts a cancelled task.
  const onProgress = (step: AnalysisProgress, parts?: ReadParts) =>
    Effect.gen(function*() {
      const now = yield* DateTime.now
      const reported = yield* tasks.report(
        task.id,
        (current) =>
          Transitions.advanceAnalysis(current, attempt, { step, ...(parts !== undefined && { parts }) }, now),
      )
      if (reported.analysis._tag !== "Running") {
        yield* tasks.modify(task.id, (current) => Transitions.runAnalysis(current, attempt, now))
      }
      yield* publish("progress")
    }).pipe(Effect.ignore)
  const seen = yield* presentDocument(task.id)
  const parts: WrittenParts = {
    find: (key) => analyses.part(task.id, key),
    keep: (key, part) => analyses.savePart(task.id, key, part),
  }
  const asked = { title: task.title, transcript, style, scenario, section, parts }
  const wanted = { asked, chosen: present?.language ?? owner.language, spoken }
  const first = yield* Effect.result(drafted(analyst, wanted, onProgress))
  const wait = Result.isFailure(first) ? waitFor(job, first.failure) : null
  if (wait !== null) return yield* postponeAnalysis(job, wait)
  const { draft, analyst: name, language, notices } = Result.isSuccess(first)
    ? first.success
    : yield* draftedInstead(analyst, first.failure, wanted, onProgress)
  const rewritten = yield* transaction(Effect.gen(function*() {
    const now = yield* DateTime.now
    const done = yield* tasks.modify(
      task.id,
      (current) => Transitions.completeAnalysis(current, attempt, name, now, notices),
    )
    yield* analyses.clearParts(task.id)
    yield* announce(task.ownerId, { type: "analysis.completed", taskId: task.id })
    yield* tellFinished(done)
    const before = yield* analyses.stored(task.id)
    const version = (before?.version ?? 0) + 1
    const facts = {
      title: task.title,
      draft,
      analyst: name,
      language,
      style,
      version,
      linesRevision,
      isSpoken: isSpoken(task.source),
      updatedAt: now,
    }
    const written = writtenAnalysis(facts, transcript)
    if (before !== null && section !== null) {
      return yield* rewriteSection(task.id, { title: task.title, kind: section, written, seen })
    }
    const summary = before === null ? written.summary : withTicksOf(before.summary, written.summary, language)
    if (before === null) yield* analyses.save(task.id, { ...written, summary })
    return before === null ? null : yield* rewriteSummary(task.id, { ...written, summary }, seen?.state ?? null)
  }))
  if (rewritten !== null) yield* publishReplaced(task.id, rewritten, "analysis", null)
  yield* publish("status")
  yield* suggestionsIfAny(yield* tasks.get(task.id))
})
