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
