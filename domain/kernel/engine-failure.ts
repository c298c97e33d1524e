import { Schema } from "effect"

/** Why a language engine, of this server or a remote one, gave no answer. */
export const EngineFailure = Schema.Literals([
  "refused-key",
  "rate-limited",
  "timed-out",
  "remote-error",
  "unreadable-answer",
  "engine-died",
])
export type EngineFailure = typeof EngineFailure.Type

/** The failure in words, after “because”. */
export const because: Readonly<Record<EngineFailure, string>> = {
  "refused-key": "the language model’s service refused this server’s key",
  "rate-limited": "the language model’s service is busy",
  "timed-out": "the language model did not answer in time",
  "remote-error": "the language model’s service failed",
  "unreadable-answer": "the language model’s answer could not be read",
  "engine-died": "the language model stopped unexpectedly",
}
