import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { EndpointTester } from "../endpoint-tester.port.ts"
import { endpointInput, givenEndpoint } from "../steps/endpoint-input.ts"

/** Sends a second of speech to an endpoint, stored or not, and says what came back. */
export const testEndpoint = useCase("engine.testEndpoint", {
  input: wire(endpointInput),
  output: wire({
    /** What it recognised; null if it failed. */
    text: Schema.NullOr(Schema.String),
    /** What exactly went wrong; null if nothing did. */
    failure: Schema.NullOr(Schema.String),
  }),
  run: Effect.fnUntraced(function*(given) {
    const { test } = yield* EndpointTester
    return yield* Effect.match(test(yield* givenEndpoint(given)), {
      onSuccess: (text) => ({ text, failure: null }),
      onFailure: ({ detail }) => ({ text: null, failure: detail }),
    })
  }),
})
