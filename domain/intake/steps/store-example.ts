import { DateTime, Effect } from "effect"
import { AnalysisStore } from "../../analysis/analysis-store.port.ts"
import { writtenAnalysis } from "../../analysis/written-analysis.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId, type UserId } from "../../kernel/ids.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { writeWaveform } from "../../playback/shared/stored-waveform.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { ExampleContent } from "../example-content.port.ts"
import { type Example, exampleTask } from "../example.ts"

/** Locks the account: of two concurrent requests, the second finds the task of the first. Call it inside a transaction. */
export const findOrStoreExample = Effect.fnUntraced(function*(owner: UserId) {
  const tasks = yield* TaskStore
  const { lock } = yield* MinuteLedger
  const { read } = yield* ExampleContent
  yield* lock(owner)
  const found = yield* tasks.findExample(owner)
  return found === null ? { task: yield* store(owner, yield* read), isNew: true } : { task: found, isNew: false }
})

const store = Effect.fnUntraced(function*(ownerId: UserId, example: Example) {
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
  const { linesRevision } = yield* transcripts.plain(id, 0)
  const facts = {
    title,
    draft,
    analyst,
    language,
    style: null,
    version: 1,
    linesRevision,
    isSpoken: true,
    updatedAt: now,
  }
  yield* analyses.save(id, writtenAnalysis(facts, transcript))
  yield* Effect.forEach(task.parts, ({ key }) => blobs.put(key, sound.bytes), { discard: true })
  yield* writeWaveform(id, sound.waveform)
  return task
})
