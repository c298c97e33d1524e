import { Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { Embedder, type EmbeddingModel } from "../../meaning/embedder.port.ts"
import { passagesOf } from "../../meaning/passages.ts"
import { type Quantised, quantised } from "../../meaning/quantised.ts"
import { type TaskVectors, VectorStore } from "../../meaning/vector-store.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { hashOf } from "../../text/hash-of.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { understoodLines } from "../../transcript/understood-lines.ts"
import { untilStopped } from "../steps/until-stopped.ts"

/** Passages whose vectors are stored together: that much is done again after a kill. */
const batch = 8

/**
 * Stores what the passages of a task mean, as the chosen model has it. Passages whose text is as it was keep their vectors.
 * Workers call it at least once per job; it does nothing where nothing is missing, and stops once another model is chosen. If
 * the model fails, the queue tries again.
 */
export const embedTask = Effect.fn("pipeline.embedTask")(function*(job: Job) {
  const model = yield* (yield* Embedder).chosen
  if (model === null) return
  yield* embed(job, model).pipe(
    Effect.raceFirst(untilStopped(job)),
    // The task has been deleted.
    Effect.catchTag("TaskNotFound", () => Effect.void),
    Effect.orDie,
  )
})

const embed = Effect.fnUntraced(function*({ taskId }: Job, model: EmbeddingModel) {
  const { chosen } = yield* Embedder
  const { get, save } = yield* VectorStore
  const task = yield* (yield* TaskStore).get(taskId)
  const { columns, linesRevision } = yield* (yield* TranscriptStore).plain(taskId, null)
  const passages = passagesOf(understoodLines(columns, task.notices)).map(({ lines, text }) => ({
    lines,
    text,
    hash: hashOf(text),
  }))
  const known = new Map<string, Quantised>(
    (yield* get(taskId, model.id))?.passages.map(({ hash, vector }) => [hash, vector]),
  )
  const stored = (): TaskVectors => {
    const done = passages.flatMap(({ lines, hash }) => {
      const vector = known.get(hash)
      return vector === undefined ? [] : [{ lines, hash, vector }]
    })
    return { model: model.id, linesRevision, isWhole: done.length === passages.length, passages: done }
  }
  const missing = passages.filter(({ hash }) => !known.has(hash))
  for (let at = 0; at < missing.length; at += batch) {
    const some = missing.slice(at, at + batch)
    const vectors = yield* model.passages(some.map(({ text }) => text))
    for (const [nth, { hash }] of some.entries()) known.set(hash, quantised(vectors[nth] ?? []))
    if ((yield* chosen)?.id !== model.id) return
    yield* save(taskId, stored())
  }
  if (missing.length === 0) yield* save(taskId, stored())
})
