import { Effect, Ref } from "effect"
import { chosenAnalyst } from "../../analysis/analyst.port.ts"
import type { Task } from "../../task/task.ts"
import type { Report } from "./report-progress.ts"

/** From here on, the analysis usually starts within a minute. */
const nearlyDone = 0.9

/**
 * Reports progress, and prepares the analyst once recognition is nearly done: preparing takes as long as a summary.
 */
export const preparingAnalysis = Effect.fnUntraced(function*({ options: { analyse, language } }: Task, report: Report) {
  const analyst = yield* chosenAnalyst
  const isReady = yield* Ref.make(!analyse)
  const prepare = Effect.gen(function*() {
    if (yield* Ref.getAndSet(isReady, true)) return
    yield* analyst.prepare(language === "auto" ? null : language)
  })
  const reporting: Report = (step, within) =>
    Effect.andThen(report(step, within), step === "recognising" && within >= nearlyDone ? prepare : Effect.void)
  return reporting
})
