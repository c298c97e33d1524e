import { layer } from "#adapters/engines/language/embedded-analyst/analyst.ts"
import { sampleIn } from "#adapters/engines/language/embedded-analyst/sample.ts"
import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { englishMeeting } from "#tests/support/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"

const request = {
  title: "Planning",
  transcript: englishMeeting,
  language: "en",
  style: null,
  scenario: null,
  section: null,
}

const draft = Effect.flatMap(Analyst, ({ analyse }) => analyse(request, () => Effect.void))

describe("an analyst that got ready", () => {
  it.live("writes the same as another", () =>
    Effect.gen(function*() {
      const fresh = yield* Effect.provide(draft, Layer.fresh(layer))
      const ready = yield* Effect.provide(
        Effect.andThen(Effect.flatMap(Analyst, ({ prepare }) => prepare(null)), draft),
        Layer.fresh(layer),
      )
      assert.deepStrictEqual(ready, fresh)
    }))

  it("has analysed something in its language, or nothing", async () => {
    const scenarios = await Promise.all(["en", "zh", "de"].map((code) => writeDraft(sampleIn(code), () => undefined)))
    assert.deepStrictEqual(scenarios.map(({ sections }) => sections.length > 0), [true, true, false])
  })
})
