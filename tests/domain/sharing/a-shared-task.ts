import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks } from "../../support/a-scene.ts"
import { asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { anAnalysisState } from "../../support/task-states.ts"

const completed = { analyst: "embedded", analysis: anAnalysisState("Completed") }

/** Ada's analysed task, one of hers without a summary, and Bob's of the same day and title. */
export const analysed = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const analyses = yield* AnalysisStore
    yield* keepTasks(
      aTask(completed),
      aTask({ id: taskId(2), ...completed }),
      aTask({ id: taskId(3), ownerId: bob, ...completed }),
    )
    for (const nth of [1, 3]) yield* analyses.save(taskId(nth), anAnalysis())
    return yield* test
  })).pipe(Effect.provide(asAda))

/** The token of a link as it is sent to people. */
export const tokenOf = (shareUrl: string | null): string =>
  /^https:\/\/parley\.example\/transcribe\/share\?token=([\w-]{43})&id=[\da-f-]{36}$/.exec(shareUrl ?? "")?.[1]
    ?? assert.fail(`no link: ${shareUrl}`)
