import { type Duration } from "effect"
import OpenAI from "openai"

/** The address of an OpenAI-compatible service, and how its requests are timed and retried. */
export interface Endpoint {
  readonly apiKey: string
  /** Up to and including the version: "https://api.openai.com/v1". */
  readonly baseUrl: string
  /** How long one request may take before it is aborted and retried. */
  readonly requestTimeout: Duration.Input
  /** How often a failed request is retried. */
  readonly retries: number
  /** The delay before the first retry; it doubles each time. */
  readonly firstPause: Duration.Input
  /** A request is not retried if its Retry-After is longer than this. */
  readonly maxRetryAfter: Duration.Input
  /** Another way to the service than the network: the process of a local model. */
  readonly fetch?: typeof fetch
}

export const openAi: Omit<Endpoint, "apiKey"> = {
  baseUrl: "https://api.openai.com/v1",
  requestTimeout: "4 minutes",
  retries: 5,
  firstPause: "1 second",
  maxRetryAfter: "2 minutes",
}

const oneDay = 86_400_000

/** We handle retries and time-outs ourselves, so that interruption and the test clock apply. */
export const connect = (endpoint: Endpoint): OpenAI =>
  new OpenAI({
    apiKey: endpoint.apiKey,
    baseURL: endpoint.baseUrl,
    organization: null,
    project: null,
    webhookSecret: null,
    adminAPIKey: null,
    maxRetries: 0,
    timeout: oneDay,
    logLevel: "off",
    ...(endpoint.fetch === undefined ? {} : { fetch: endpoint.fetch }),
    // A recording goes to the address that was entered, and to no other: a redirect could lead into the local network.
    fetchOptions: { redirect: "error" },
  })
