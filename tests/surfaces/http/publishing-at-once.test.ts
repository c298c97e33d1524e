import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { ada, aTask, bob, taskId } from "#tests/support/a-task.ts"
import { anAnalysis } from "#tests/support/an-analysis.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"

const server = aServer()
const rounds = 10

const published = (nth: number, id: typeof ada) =>
  publishTask.run({ taskId: taskId(nth), published: true }).pipe(
    Effect.as("published"),
    Effect.catch(({ _tag }) => Effect.succeed(_tag)),
    Effect.provideService(CurrentActor, { _tag: "User", id }),
  )

describe("two owners who publish the same title at the same moment", () => {
  it("get the address once: one of them is told to rename", async () => {
    const answers = await server.run(Effect.gen(function*() {
      const tasks = yield* TaskStore
      const analyses = yield* AnalysisStore
      return yield* Effect.forEach(
        Array.from({ length: rounds }, (_, round) => 100 + round * 2),
        (nth) =>
          Effect.gen(function*() {
            for (const [id, ownerId] of [[nth, ada], [nth + 1, bob]] as const) {
              yield* tasks.insert(aTask({ id: taskId(id), ownerId, title: `Round ${nth}` }))
              yield* analyses.save(taskId(id), anAnalysis())
            }
            return yield* Effect.all([published(nth, ada), published(nth + 1, bob)], { concurrency: "unbounded" })
          }),
      )
    }))
    expect(answers.map((both) => both.toSorted())).toEqual(
      Array.from({ length: rounds }, () => ["AddressTaken", "published"]),
    )
  })
})
