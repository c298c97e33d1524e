import { Context, Data, type Effect } from "effect"

/** An endpoint as it is called: with its key in the clear. */
export interface OpenEndpoint {
  readonly address: string
  readonly model: string
  readonly key: string | null
}

/** What exactly went wrong, in the words of the service or the network; never the key. */
export class EndpointFailed extends Data.TaggedError("EndpointFailed")<{ readonly detail: string }> {}

/** What came back for a second of speech. */
export interface EndpointAnswer {
  /** What it recognised, which may be nothing. */
  readonly text: string
  /** Whether words came with times; null where nothing was recognised, so that it cannot be seen. */
  readonly hasWordTimes: boolean | null
  /** Whether segments came with times; null like `hasWordTimes`. */
  readonly hasSegments: boolean | null
}

/** Sends a second of speech to an endpoint, with the request of a job. */
export class EndpointTester extends Context.Service<EndpointTester, {
  readonly test: (endpoint: OpenEndpoint) => Effect.Effect<EndpointAnswer, EndpointFailed>
}>()("domain/engine/EndpointTester") {}
