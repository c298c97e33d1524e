import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { writtenAnalysis } from "../../analysis/written-analysis.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { writeWaveform } from "../../playback/shared/stored-waveform.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { ExampleContent } from "../example-content.port.ts"
import { type Example, exampleTask } from "../example.ts"

/** The account's example task, finished and free of charge: the one it has, edited or not, else a new one. */
export const addExample = useCase("intake.addExample", {
  input: Schema.Struct({}),
  output: TaskItem,
  run: Effect.fnUntraced(function*() {
    const { id: owner } = yield* currentUser
    const { transaction } = yield* UnitOfWork
    const { task, isNew } = yield* transaction(findOrKeep(owner))
    if (isNew) yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})

/** One at a time for an account: of two requests, the second finds the task of the first. */
const findOrKeep = Effect.fnUntraced(function*(owner: UserId) {
  const tasks = yield* TaskStore
  const { lock } = yield* MinuteLedger
  const { read } = yield* ExampleContent
  yield* lock(owner)
  const found = yield* tasks.findExample(owner)
  return found === null ? { task: yield* keep(owner, yield* read), isNew: true } : { task: found, isNew: false }
})

const keep = Effect.fnUntraced(function*(ownerId: UserId, example: Example) {
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const analyses = yield* AnalysisStore
  const blobs = yield* BlobStore
  const { next } = yield* IdSource
  const id = TaskId.make(yield* next)
  const now = yield* DateTime.now
  const task = exampleTask({ id, ownerId, requestId: yield* next }, example, now)
  const { transcript, sound, analyst, language, title, draft } = example
  yield* tasks.insert(task)
  yield* transcripts.replace(id, transcript)
  const facts = { title, draft, analyst, language, style: null, version: 1, updatedAt: now }
  yield* analyses.save(id, writtenAnalysis(facts, transcript))
  yield* Effect.forEach(task.parts, ({ key }) => blobs.put(key, sound.bytes), { discard: true })
  yield* writeWaveform(id, sound.waveform)
  return task
})
