import type { PlanName } from "#domain/account/plan-name.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers, refusalWith, spentBy } from "../../support/a-scene.ts"
import { asAda, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { aRecording } from "../../support/pipeline/a-recording.ts"

const twenty = Array.from({ length: 20 }, (_, at) => taskId(at + 1))
const last = taskId(21)
const startOf = (id: typeof last) => startTranscription.run({ taskId: id })

/** Twenty recordings in work, and one more that is not. */
const scene = <A, E, R>(plan: PlanName, test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser({ plan }))
    yield* keepTasks(...[...twenty, last].map((id) => aRecording({ id, minutes: 1 })))
    yield* Effect.forEach(twenty, startOf)
    return yield* test
  })).pipe(Effect.provide(asAda))

describe("the number of files in work", () => {
  it.effect("is at most twenty on the free plan; the next is refused by feature, and costs nothing", () =>
    scene(
      "free",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        assert.deepInclude(yield* refusalWith(startOf(last)), {
          _tag: "FeatureNotInPlan",
          feature: { code: 20003, name: "BATCH_FILE_PROCESSING" },
        })
        assert.strictEqual(yield* spentBy(), 20)
        yield* tasks.remove(twenty.slice(0, 1))
        yield* startOf(last)
      }),
    ))

  it.effect("is not limited on a paid plan", () => scene("pro", startOf(last)))
})
