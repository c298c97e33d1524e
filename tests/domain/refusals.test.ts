import type { DomainError } from "#domain/kernel/domain-error.ts"
import { refusals } from "#domain/refusals.ts"
import { assert, describe, it } from "@effect/vitest"
import { Arbitrary, Effect, type Schema } from "effect"

describe("a refusal whose sentence begins with a field", () => {
  it.effect.each(Object.entries(refusals))(
    "%s names the field for programs too",
    ([, refusal]) =>
      Effect.gen(function*() {
        const some = yield* Arbitrary.sampleEffect(Arbitrary.schema(refusal as Schema.Codec<DomainError, unknown>), {
          count: 5,
          seed: "1",
        })
        for (const { message, params, issues = [] } of some) {
          const said = /^([a-z_]+)(?:, [a-z_]+)*: /.exec(message)?.[1]
          const named = [params?.["field"], ...issues.map(({ field }) => field)]
          if (said !== undefined) assert.include(named, said, message)
        }
      }),
  )
})
