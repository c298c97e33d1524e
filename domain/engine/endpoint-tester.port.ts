import { Context, Data, type Effect } from "effect"

/** An endpoint as it is called: with its key in the clear. */
export interface OpenEndpoint {
  readonly address: string
  readonly model: string
  readonly key: string | null
}

/** What exactly went wrong, in the words of the service or the network; never the key. */
export class EndpointFailed extends Data.TaggedError("EndpointFailed")<{ readonly detail: string }> {}

/** Sends a second of speech to an endpoint. */
export class EndpointTester extends Context.Service<EndpointTester, {
  /** What it recognised, which may be nothing. */
  readonly test: (endpoint: OpenEndpoint) => Effect.Effect<string, EndpointFailed>
}>()("domain/engine/EndpointTester") {}
