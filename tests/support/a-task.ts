import { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskId, UserId } from "#domain/kernel/ids.ts"
import { newTask } from "#domain/task/new-task.ts"
import { noWork, type TaskWork } from "#domain/task/task-work.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Layer } from "effect"

export const ada = UserId.make("0190a5f2-7c1e-7000-8000-00000000ada0")
export const bob = UserId.make("0190a5f2-7c1e-7000-8000-00000000b0b0")

export const asAda = Layer.succeed(CurrentActor, { _tag: "User", id: ada })

export const at = (iso: string): DateTime.Utc => DateTime.makeUnsafe(iso)

/** Task ids that say which one they are: `taskId(1)`, `taskId(2)`, … */
export const taskId = (nth: number): TaskId =>
  TaskId.make(`0190a5f2-7c1e-7000-8000-${nth.toString().padStart(12, "0")}`)

/** The work on a task that was started once. */
export const aWork = (given: Partial<TaskWork> = {}): TaskWork => ({ ...noWork, attempt: 1, ...given })

/** A finished, analysable recording; say only what your test is about. */
export const aTask = (given: Partial<Task> = {}): Task => ({
  ...newTask({
    id: taskId(1),
    ownerId: ada,
    title: "Weekly sync",
    source: "audio",
    folderId: null,
    parts: [{
      key: "task/1/source/0",
      fileName: "sync.wav",
      fileSize: 1_920_044,
      mediaType: "audio/wav",
      duration: 60,
      offset: 0,
    }],
    duration: 60,
    fileSize: 1_920_044,
    options: { language: "auto", speakers: null, hotwords: [], analyse: true, style: null, scenario: null },
    minutes: 1,
    requestId: "request-1",
  }, at("2026-11-20T09:00:00.000Z")),
  updatedAt: at("2026-11-20T09:05:00.000Z"),
  transcribedAt: at("2026-11-20T09:05:00.000Z"),
  language: "en",
  engine: "pocketsphinx en-us",
  transcription: { _tag: "Completed", at: at("2026-11-20T09:05:00.000Z") },
  coverage: { speech: 50_000, transcribed: 50_000, ratio: 1, gaps: [], possible: [] },
  work: aWork(),
  ...given,
})
