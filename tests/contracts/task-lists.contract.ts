import type { TaskFilter } from "#domain/task/task-filter.ts"
import type { TaskOrder } from "#domain/task/task-order.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { cancel } from "#domain/task/transitions.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer, Result } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { anAnalysisState, aTranscriptionState } from "../support/task-states.ts"
import { limits, tasksToFilter } from "../support/tasks-to-filter.ts"

const page = { page: 1, pageSize: 10 }
const everything = { owner: null, folderId: null }

/** What the lists of every TaskStore must do. */
export const taskListsContract = (name: string, layer: Layer.Layer<TaskStore>): void => {
  describe(`TaskStore lists: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "lists the newest first, page by page, for one owner or for all",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        for (const nth of [1, 2, 3, 4, 5]) {
          const createdAt = at(`2026-11-0${nth}T00:00:00.000Z`)
          yield* tasks.insert(aTask({ id: taskId(nth), createdAt, ownerId: nth === 5 ? bob : ada }))
        }
        const second = yield* tasks.list({ owner: ada, folderId: null }, "newest", { page: 2, pageSize: 3 })
        assert.deepStrictEqual(second.items.map(({ id }) => id), [taskId(1)])
        assert.deepStrictEqual([second.total, second.page, second.pageSize], [4, 2, 3])
        const beyond = yield* tasks.list({ owner: ada, folderId: null }, "newest", { page: 3, pageSize: 3 })
        assert.deepStrictEqual([beyond.total, beyond.items], [4, []])
        const all = yield* tasks.list(everything, "newest", page)
        assert.deepStrictEqual(all.items.map(({ id }) => id), [5, 4, 3, 2, 1].map(taskId))
      }),
    )

    behaves(
      "keeps every order stable across pages, even among tasks that compare equal",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const made = (nth: number, title: string, duration: number | null) =>
          tasks.insert(aTask({ id: taskId(nth), title, duration, createdAt: at("2026-11-20T09:00:00.000Z") }))
        yield* made(1, "Ärger im Büro", 60)
        yield* made(2, "zebra", null)
        yield* made(3, "Meeting 10", 3600)
        yield* made(4, "meeting 9", 60)
        yield* made(5, "会议", 60)
        yield* made(6, "Meeting 9", null)
        yield* made(7, " 007", 7200)
        const listed = (order: TaskOrder) =>
          Effect.gen(function*() {
            const pages = yield* Effect.forEach(
              [1, 2, 3],
              (page) => tasks.list(everything, order, { page, pageSize: 3 }),
            )
            return pages.flatMap(({ items }) => items.map(({ id }) => Number(id.slice(-2))))
          })
        assert.deepStrictEqual(yield* listed("newest"), [7, 6, 5, 4, 3, 2, 1])
        assert.deepStrictEqual(yield* listed("oldest"), [1, 2, 3, 4, 5, 6, 7])
        assert.deepStrictEqual(yield* listed("title"), [7, 1, 4, 6, 3, 2, 5])
        assert.deepStrictEqual(yield* listed("longest"), [7, 3, 5, 4, 1, 6, 2])
        yield* tasks.modify(taskId(2), (task) => Result.succeed({ ...task, title: "Aal", duration: 9000 }))
        assert.deepStrictEqual(yield* listed("title"), [7, 2, 1, 4, 6, 3, 5])
        assert.deepStrictEqual(yield* listed("longest"), [2, 7, 3, 5, 4, 1, 6])
      }),
    )

    behaves(
      "filters by where a task was made",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ id: taskId(1) }))
        yield* tasks.insert(aTask({ id: taskId(2), origin: "tool" }))
        const ids = (origin: TaskFilter["origin"]) =>
          Effect.map(tasks.list({ ...everything, origin }, "oldest", page), ({ items }) => items.map(({ id }) => id))
        assert.deepStrictEqual(yield* ids("tool"), [taskId(2)])
        assert.deepStrictEqual(yield* ids("app"), [taskId(1)])
        assert.deepStrictEqual(yield* ids(undefined), [taskId(1), taskId(2)])
      }),
    )

    behaves(
      "is limited by each value of each filter, and counts what is left",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* Effect.forEach(tasksToFilter, tasks.insert)
        for (const { name, value, left } of limits) {
          const { items, total } = yield* tasks.list({ ...everything, [name]: value }, "oldest", page)
          assert.deepStrictEqual([items.map(({ id }) => id), total], [left, left.length], `${name} ${value}`)
        }
      }),
    )

    behaves(
      "filters by source, by state, or by both",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const transcriptions = ["NotStarted", "Waiting", "Running", "Completed", "Failed"] as const
        for (const [nth, tag] of transcriptions.entries()) {
          yield* tasks.insert(aTask({ id: taskId(nth + 1), transcription: aTranscriptionState(tag) }))
        }
        const analyses = ["Waiting", "Running", "Completed", "Failed"] as const
        for (const [nth, tag] of analyses.entries()) {
          yield* tasks.insert(aTask({ id: taskId(nth + 6), source: "text", analysis: anAnalysisState(tag) }))
        }
        const ids = (given: Partial<TaskFilter>) =>
          Effect.map(tasks.list({ ...everything, ...given }, "oldest", page), ({ items, total }) => {
            assert.strictEqual(total, items.length)
            return items.map(({ id }) => Number(id.slice(-1)))
          })
        assert.deepStrictEqual(yield* ids({ state: "running" }), [2, 3, 6, 7])
        assert.deepStrictEqual(yield* ids({ state: "finished" }), [4, 8])
        assert.deepStrictEqual(yield* ids({ state: "failed" }), [5, 9])
        assert.deepStrictEqual(yield* ids({ source: "text" }), [6, 7, 8, 9])
        assert.deepStrictEqual(yield* ids({ source: "audio", state: "failed" }), [5])
        assert.deepStrictEqual(yield* ids({ source: "link" }), [])
        yield* tasks.modify(taskId(7), (task) => cancel(task, at("2026-11-20T10:00:00.000Z")))
        assert.deepStrictEqual(yield* ids({ state: "failed" }), [5, 7, 9])
      }),
    )

    behaves(
      "counts an owner's tasks, and those running",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        assert.deepStrictEqual(yield* tasks.count(ada), { all: 0, uncategorized: 0, running: 0, shared: 0 })
        yield* tasks.insert(aTask({ id: taskId(1), transcription: aTranscriptionState("Running") }))
        yield* tasks.insert(aTask({ id: taskId(2), analysis: anAnalysisState("Waiting") }))
        yield* tasks.insert(aTask({ id: taskId(3), transcription: aTranscriptionState("Failed") }))
        yield* tasks.insert(aTask({ id: taskId(4), ownerId: bob }))
        assert.deepStrictEqual(yield* tasks.count(ada), { all: 3, uncategorized: 3, running: 2, shared: 0 })
        assert.deepStrictEqual(yield* tasks.count(null), { all: 4, uncategorized: 4, running: 2, shared: 0 })
      }),
    )

    behaves(
      "finds the newest task with a title on a UTC day",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const made = (nth: number, time: string, ownerId = ada) =>
          tasks.insert(aTask({ id: taskId(nth), title: "Sync", createdAt: DateTime.makeUnsafe(time), ownerId }))
        yield* made(1, "2026-11-20T00:00:00.000Z")
        yield* made(2, "2026-11-20T23:59:59.999Z")
        yield* made(3, "2026-11-21T00:00:00.000Z")
        yield* made(4, "2026-11-20T12:00:00.000Z", bob)
        assert.strictEqual((yield* tasks.findByTitle(ada, "2026-11-20", "Sync"))?.id, taskId(2))
        assert.strictEqual((yield* tasks.findByTitle(bob, "2026-11-20", "Sync"))?.id, taskId(4))
        assert.strictEqual((yield* tasks.findByTitle(null, "2026-11-21", "Sync"))?.id, taskId(3))
        assert.strictEqual(yield* tasks.findByTitle(ada, "2026-11-20", "sync"), null)
      }),
    )
  })
}
