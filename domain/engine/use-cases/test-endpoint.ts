import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EndpointTester } from "../endpoint-tester.port.ts"
import { endpointInput, givenEndpoint } from "../steps/endpoint-input.ts"

/** Sends a second of speech to an endpoint, stored or not, as a job does, and says what came back and what is missing. */
export const testEndpoint = useCase("engine.testEndpoint", {
  input: wire(endpointInput),
  output: wire({
    /** What it recognised; null if it failed. */
    text: Schema.NullOr(Schema.String),
    /** Whether words came with times; null if it failed or recognised nothing. */
    hasWordTimes: Schema.NullOr(Schema.Boolean),
    /** Whether segments came with times; null if it failed or recognised nothing. */
    hasSegments: Schema.NullOr(Schema.Boolean),
    /** What exactly went wrong; null if nothing did. */
    failure: Schema.NullOr(Schema.String),
  }),
  run: Effect.fnUntraced(function*(given) {
    const { test } = yield* EndpointTester
    return yield* Effect.match(test(yield* givenEndpoint(given)), {
      onSuccess: (answer) => ({ ...answer, failure: null }),
      onFailure: ({ detail }) => ({ text: null, hasWordTimes: null, hasSegments: null, failure: detail }),
    })
  }),
})
