import { DateTime, Effect, Ref } from "effect"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { advanceTranslation, runsTranslation, withTranslation } from "../../task/translating.ts"
import { batchesOf } from "../../translation/batches.ts"
import type { Outcome } from "../../translation/checked-batch.ts"
import { TranslatorFailed } from "../../translation/errors.ts"
import { storedOf, translateBatch } from "../../translation/shared/translate-batch.ts"
import { contentOf } from "../../translation/shared/translated-content.ts"
import { translated } from "../../translation/translated.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import { chosenTranslator } from "../../translation/translator.port.ts"
import { failTranslation } from "../steps/fail-job.ts"
import { hotwordsOf } from "../steps/hotwords-of.ts"
import { postponeTranslation } from "../steps/postpone-translation.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/** This many batches in a row without a usable line mean that the engine does not work. */
const maxUseless = 3

/**
 * Translates the lines, title and summary of a task. Workers call it at least once per job: it asks only for what is not
 * stored yet, and does nothing if the work is over.
 */
export const translateTask = Effect.fn("pipeline.translateTask")(function*(job: Job) {
  const tasks = yield* TaskStore
  const task = yield* tasks.get(job.taskId).pipe(Effect.catchTag("TaskNotFound", () => Effect.succeed(null)))
  if (task === null || task.translation === null || !runsTranslation(task, job.attempt)) return
  yield* work(job, task, task.translation.language).pipe(
    Effect.catchTag("TranslatorFailed", (failure) => postponeTranslation(job, failure)),
    Effect.raceFirst(untilStopped(job)),
    Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }),
    Effect.catchCause((cause) => failTranslation(job, cause)),
  )
})

const work = Effect.fnUntraced(function*(job: Job, task: Task, target: string) {
  const tasks = yield* TaskStore
  const translations = yield* TranslationStore
  const translator = yield* chosenTranslator
  const { transaction } = yield* UnitOfWork
  yield* tasks.modify(task.id, (current) => withTranslation(current, job.attempt, { _tag: "Running" }))
  const { content, source, names } = yield* contentOf(task)
  const { pieces, found } = translated(content, yield* translations.pieces(task.id, target), target)
  // What could not be translated has already been requested twice.
  const wanted = pieces.filter(({ id }) => ["waiting", "stale"].includes(found.get(id)?.state ?? ""))
  const report = yield* reporting(job, pieces.length - wanted.length, pieces.length)
  const save = Effect.fnUntraced(function*(outcomes: ReadonlyArray<Outcome>) {
    yield* translations.savePieces(task.id, target, outcomes.map(storedOf))
    yield* report(outcomes.length)
  })
  const terms = { source, target, glossary: yield* hotwordsOf(task), names }
  const useless = yield* Ref.make(0)
  yield* Effect.forEach(
    batchesOf(wanted, pieces, translator.limits),
    Effect.fnUntraced(function*(batch) {
      const usable = yield* translateBatch(batch, terms, save)
      const inARow = yield* Ref.updateAndGet(useless, (before) => usable > 0 ? 0 : before + 1)
      if (inARow >= maxUseless) {
        return yield* new TranslatorFailed({ reason: "unreadable-answer", detail: "no line of the answers was usable" })
      }
    }),
    { concurrency: translator.limits.parallel, discard: true },
  )
  const done = yield* transaction(Effect.gen(function*() {
    const at = yield* DateTime.now
    const stored = yield* translations.get(task.id, target)
    if (stored !== null) yield* translations.save(task.id, { ...stored, state: "completed", failure: null })
    return yield* tasks.modify(task.id, (current) => withTranslation(current, job.attempt, { _tag: "Completed", at }))
  }))
  yield* publishTaskChanged(done)
})

/** Reports how many of all pieces are done, including those done before. */
const reporting = Effect.fnUntraced(function*({ taskId, attempt, account: owner }: Job, before: number, all: number) {
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const done = yield* Ref.make(before)
  return Effect.fnUntraced(function*(more: number) {
    const fraction = (yield* Ref.updateAndGet(done, (count) => count + more)) / Math.max(1, all)
    const now = yield* DateTime.now
    yield* tasks.report(taskId, (task) => advanceTranslation(task, attempt, fraction, now))
    yield* events.publish({ taskId, owner, kind: "progress" })
  })
})
