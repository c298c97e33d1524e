import { layerWithin } from "#adapters/engines/language/embedded-analyst/analyst.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { failureOf } from "#domain/pipeline/failures.ts"
import { englishMeeting } from "#tests/support/meetings.ts"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"

it.live("an analysis that takes too long is refused, with a code of its own", () =>
  Effect.gen(function*() {
    const { analyse } = yield* Analyst
    const request = {
      title: "Planning",
      transcript: englishMeeting,
      language: "en",
      style: null,
      scenario: null,
      section: null,
    }
    const refused = yield* Effect.flip(analyse(request, () => Effect.void))
    assert.strictEqual(failureOf("analyse", refused, null).code, "AnalystFailed:timed-out")
  }).pipe(Effect.provide(layerWithin(1))))
