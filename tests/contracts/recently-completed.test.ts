import * as PostgresTasks from "#adapters/storage/postgres/task-store.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import * as MemoryState from "#tests/support/memory/state.ts"
import * as MemoryTasks from "#tests/support/memory/task-store.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { ada, at, aTask, aWork, bob, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import * as databases from "../support/databases.ts"
import { aTranscriptionState } from "../support/task-states.ts"

const insert = Effect.fnUntraced(
  function*(nth: number, transcription: number | null, analysis: number | null, ownerId = ada) {
    const createdAt = at(`2026-11-0${nth}T00:00:00.000Z`)
    const tasks = yield* TaskStore
    yield* tasks.insert(
      aTask({ id: taskId(nth), ownerId, createdAt, work: aWork({ processingSeconds: { transcription, analysis } }) }),
    )
  },
)

const tellsWhatWasMeasured = (name: string, layer: Layer.Layer<TaskStore>): void => {
  describe(`TaskStore.recentlyCompleted: ${name}`, () => {
    behavesOn(layer)(
      "gives the newest tasks of which it is known how long they took, of every account",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        yield* insert(1, 1, 2)
        yield* insert(2, null, 2.5, bob)
        yield* insert(3, null, null)
        yield* insert(4, 0, null)
        const newest = yield* tasks.recentlyCompleted(2)
        assert.deepStrictEqual(
          newest.map((
            { id, work: { processingSeconds } },
          ) => [id, processingSeconds.transcription, processingSeconds.analysis]),
          [
            [taskId(4), 0, null],
            [taskId(2), null, 2.5],
          ],
        )
        assert.deepStrictEqual((yield* tasks.recentlyCompleted(9)).map(({ id }) => id), [4, 2, 1].map(taskId))
        yield* tasks.insert(aTask({ id: taskId(5), transcription: aTranscriptionState("Waiting") }))
        const { done, unfinished } = yield* tasks.forecast
        assert.deepStrictEqual(done.map(({ id }) => id), [4, 2, 1].map(taskId))
        assert.deepStrictEqual(unfinished.map(({ id }) => id), [taskId(5)])
      }),
    )
  })
}

tellsWhatWasMeasured("PostgreSQL", Layer.provide(PostgresTasks.layer, databases.postgres))
tellsWhatWasMeasured("memory", Layer.provide(MemoryTasks.layer, MemoryState.layer))

behavesOn(Layer.provide(PostgresTasks.layer, databases.postgres))(
  "a forecast is read once for all lists that need it at the same time",
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const forecasts = yield* Effect.all(Array.from({ length: 20 }, () => tasks.forecast), { concurrency: "unbounded" })
    assert.strictEqual(new Set(forecasts).size, 1)
  }),
)
