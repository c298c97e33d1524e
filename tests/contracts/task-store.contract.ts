import { NothingRunning } from "#domain/task/errors.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { advance, cancel, runTranscription } from "#domain/task/transitions.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { ada, at, aTask, aWork, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every TaskStore must do. Lists, previews and search have contracts of their own. */
export const taskStoreContract = (name: string, layer: Layer.Layer<TaskStore>): void => {
  describe(`TaskStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "returns a task as it was inserted",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const task = aTask({
          title: "会議 \"A\\B\" 🎧 'c'",
          analysis: { _tag: "Running" },
          work: aWork({ analysis: { step: "planning summary", startedAt: at("2026-01-01T00:00:00.000Z") } }),
        })
        yield* tasks.insert(task)
        assert.deepStrictEqual(yield* tasks.get(task.id), task)
      }),
    )

    behaves(
      "fails for an unknown task",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        assert.strictEqual((yield* Effect.flip(tasks.get(taskId(9))))._tag, "TaskNotFound")
        const refusal = yield* Effect.flip(tasks.modify(taskId(9), Result.succeed))
        assert.strictEqual(refusal._tag, "TaskNotFound")
      }),
    )

    behaves(
      "saves what a decision returns, and nothing when it refuses",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        const given = yield* tasks.modify(taskId(1), (task) => Result.succeed({ ...task, title: "Renamed" }))
        assert.strictEqual(given.title, "Renamed")
        const refusal = yield* Effect.flip(
          tasks.modify(taskId(1), () => Result.fail(new NothingRunning({ taskId: taskId(1) }))),
        )
        assert.strictEqual(refusal._tag, "NothingRunning")
        assert.deepStrictEqual(yield* tasks.get(taskId(1)), aTask({ title: "Renamed" }))
      }),
    )

    behaves(
      "loses no change when many are made at once",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ minutes: 0, work: aWork({ attempt: 0 }) }))
        const once = tasks.modify(taskId(1), (task) =>
          Result.succeed({
            ...task,
            minutes: task.minutes + 1,
            work: { ...task.work, attempt: task.work.attempt + 1 },
          }))
        yield* Effect.all(Array.from({ length: 20 }, () => once), { concurrency: "unbounded" })
        const { minutes, work } = yield* tasks.get(taskId(1))
        assert.deepStrictEqual([minutes, work.attempt], [20, 20])
      }),
    )

    behaves(
      "loses no report made while the task is being changed, and changes nothing but the work",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ work: aWork({ attempt: 0 }) }))
        const report = tasks.report(
          taskId(1),
          ({ work }) => Result.succeed({ ...work, attempt: work.attempt + 1 }),
        )
        const rename = tasks.modify(taskId(1), (task) => Result.succeed({ ...task, title: `${task.title}!` }))
        const turns = Array.from({ length: 20 }, (_, nth) => nth % 2 === 0 ? report : rename)
        yield* Effect.all(turns, { concurrency: "unbounded" })
        const task = yield* tasks.get(taskId(1))
        assert.deepStrictEqual([task.work.attempt, task.title], [10, `${aTask().title}${"!".repeat(10)}`])
        const refused = tasks.report(taskId(1), () => Result.fail(new NothingRunning({ taskId: taskId(1) })))
        assert.strictEqual((yield* Effect.flip(refused))._tag, "NothingRunning")
        assert.strictEqual(
          (yield* Effect.flip(tasks.report(taskId(9), ({ work }) => Result.succeed(work))))._tag,
          "TaskNotFound",
        )
        assert.deepStrictEqual(yield* tasks.get(taskId(1)), task)
      }),
    )

    behaves(
      "keeps the story of what changed, with what changed it, and of nothing that was refused",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const now = at("2026-11-20T10:00:00.000Z")
        const code = Effect.map(
          tasks.story(taskId(1)),
          (story) =>
            story.map(({ moment: { part, attempt, event, step, code } }) =>
              [part, attempt, event, step ?? code ?? ""].join(" ").trim()
            ),
        )
        yield* tasks.insert(
          aTask({ transcription: { _tag: "Waiting", since: now }, work: aWork({ transcription: null }) }),
        )
        yield* tasks.report(taskId(1), (task) => advance(task, 1, "probing", 0, now))
        yield* tasks.report(taskId(1), (task) => advance(task, 1, "probing", 0.01, now))
        yield* tasks.modify(taskId(1), (task) => runTranscription(task, 1, now))
        yield* Effect.flip(tasks.report(taskId(1), (task) => advance(task, 2, "assembling", 1, now)))
        yield* tasks.modify(taskId(1), (task) => Result.succeed({ ...task, title: "Renamed" }))
        yield* tasks.modify(taskId(1), (task) => cancel(task, now))
        assert.deepStrictEqual(yield* code, [
          "transcription 1 waiting",
          "transcription 1 step probing",
          "transcription 1 failed TaskCancelled",
        ])
        assert.deepStrictEqual(yield* tasks.story(taskId(9)), [])
        yield* tasks.remove([taskId(1)])
        assert.deepStrictEqual(yield* code, [])
      }),
    )

    behaves(
      "returns those of the given tasks that exist, each once",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ id: taskId(1) }))
        yield* tasks.insert(aTask({ id: taskId(2) }))
        const found = yield* tasks.getMany([taskId(2), taskId(9), taskId(1), taskId(2)])
        assert.deepStrictEqual(found.map(({ id }) => id).toSorted(), [taskId(1), taskId(2)])
        assert.deepStrictEqual(yield* tasks.getMany([]), [])
        assert.deepStrictEqual([...yield* tasks.existing([taskId(2), taskId(9)])], [taskId(2)])
        assert.deepStrictEqual([...yield* tasks.existing([])], [])
      }),
    )

    behaves(
      "lists tasks as unfinished while they wait or run",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const now = at("2026-11-20T10:00:00.000Z")
        yield* tasks.insert(aTask({ id: taskId(1) }))
        yield* tasks.insert(aTask({ id: taskId(2), transcription: { _tag: "Waiting", since: now } }))
        yield* tasks.insert(aTask({ id: taskId(3), analysis: { _tag: "Waiting", since: now } }))
        const ids = (yield* tasks.unfinished).map(({ id }) => id).toSorted()
        assert.deepStrictEqual(ids, [taskId(2), taskId(3)])
        yield* tasks.modify(taskId(2), (task) => cancel(task, now))
        assert.deepStrictEqual((yield* tasks.unfinished).map(({ id }) => id), [taskId(3)])
      }),
    )

    behaves(
      "removes tasks, says how many there were, and ignores unknown ids",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask({ id: taskId(1) }))
        yield* tasks.insert(aTask({ id: taskId(2) }))
        assert.strictEqual(yield* tasks.remove([taskId(1), taskId(9)]), 1)
        assert.strictEqual(yield* tasks.remove([taskId(1)]), 0)
        assert.strictEqual(yield* tasks.remove([]), 0)
        assert.deepStrictEqual((yield* tasks.getMany([taskId(1), taskId(2)])).map(({ id }) => id), [taskId(2)])
      }),
    )

    behaves(
      "finds the example task of the account only",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        assert.strictEqual(yield* tasks.findExample(ada), null)
        yield* tasks.insert(aTask({ id: taskId(2), isExample: true }))
        assert.strictEqual((yield* tasks.findExample(ada))?.id, taskId(2))
        assert.strictEqual(yield* tasks.findExample(bob), null)
        yield* tasks.remove([taskId(2)])
        assert.strictEqual(yield* tasks.findExample(ada), null)
      }),
    )
  })
}
