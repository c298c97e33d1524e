import { DateTime, Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ExportRuleId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ExportRuleStore } from "../export-rule-store.port.ts"
import { afterAttempt } from "../export-rule.ts"
import { ExportTargets } from "../export-targets.port.ts"
import { Fault } from "../fault.ts"
import { opened } from "../shared/opened.ts"
import { oneRule } from "../steps/one-rule.ts"

/** Writes a small file to the place of a rule and removes it again; says why that failed. */
export const testExportRule = useCase("automaticExport.testExportRule", {
  input: wire({ id: ExportRuleId }),
  output: wire({ fault: Schema.NullOr(Fault), status: Schema.NullOr(Schema.Int) }),
  run: Effect.fnUntraced(function*({ id }) {
    const rule = yield* oneRule(id)
    yield* limitRate("tests of exports of an account", rule.ownerId)
    const { probe } = yield* ExportTargets
    const { change } = yield* ExportRuleStore
    const { next } = yield* IdSource
    const name = `parley-test-${(yield* next).slice(-8)}.txt`
    const end = yield* opened(rule).pipe(
      Effect.flatMap((place) => probe(place, name)),
      Effect.as({ fault: null, status: null }),
      Effect.catchTag("TargetFailed", ({ fault, status }) => Effect.succeed({ fault, status })),
    )
    const now = yield* DateTime.now
    const outcome = { fault: null, isWritten: false, nextAt: null }
    if (end.fault === null) yield* change(id, (current) => afterAttempt(current, outcome, now))
    return end
  }),
})
