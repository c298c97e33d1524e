import type { Engine, Recognition } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"

export const nothing: Recognition = { words: [], language: null }

/** An engine for these languages that recognises nothing, or what is given. */
export const anEngine = (
  name: string,
  languages: Engine["capabilities"]["languages"],
  heard = Effect.succeed(nothing),
): Engine => ({
  name,
  capabilities: {
    languages,
    wordTimes: true,
    punctuation: false,
    wordConfidence: false,
    speakers: false,
    hotwords: false,
    maxChunk: 20_000,
    preferredChunk: 12_000,
    parallel: 2,
  },
  prepare: () => Effect.void,
  recognise: () => heard,
})
