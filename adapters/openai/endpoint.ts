import { type Duration } from "effect"
import OpenAI from "openai"

/** Where an OpenAI-compatible service answers, and how patiently it is asked. */
export interface Endpoint {
  readonly apiKey: string
  /** Up to and including the version: "https://api.openai.com/v1". */
  readonly baseUrl: string
  /** How long one request may take before it is given up and tried again. */
  readonly requestTimeout: Duration.Input
  /** How often a failed request is repeated. */
  readonly retries: number
  /** The first pause between repeats; it doubles each time. */
  readonly firstPause: Duration.Input
  /** A longer Retry-After than this is not waited for. */
  readonly longestPause: Duration.Input
}

export const openAi: Omit<Endpoint, "apiKey"> = {
  baseUrl: "https://api.openai.com/v1",
  requestTimeout: "4 minutes",
  retries: 5,
  firstPause: "1 second",
  longestPause: "2 minutes",
}

const oneDay = 86_400_000

/** Repeats and time-outs are ours, so that interruption and the test clock reach them. */
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
  })
