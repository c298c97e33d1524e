import { CurrentActor } from "#domain/kernel/actor.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const server = aServer()

describe("a task that is deleted twice at the same moment", () => {
  it("is counted once", async () => {
    const answers = await server.run(
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        return yield* Effect.forEach(
          Array.from({ length: 10 }, (_, round) => taskId(100 + round)),
          (id) =>
            Effect.gen(function*() {
              yield* tasks.insert(aTask({ id }))
              const once = Effect.orDie(deleteTasks.run({ taskIds: [id] }))
              return yield* Effect.all([once, once, once], { concurrency: "unbounded" })
            }),
        )
      }).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada })),
    )
    const counts = answers.map((all) => all.reduce((sum, { deleted }) => sum + deleted, 0))
    expect(counts).toEqual(counts.map(() => 1))
  })
})
