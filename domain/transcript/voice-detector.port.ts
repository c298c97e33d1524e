import { Context, type Effect } from "effect"
import type { Audio } from "../media/audio.ts"
import type { EngineUnavailable } from "./errors.ts"
import type { Span } from "./speech.ts"

/** Finds speech: spans in order, without overlap. Silence and noise yield none. */
export class VoiceDetector extends Context.Service<VoiceDetector, {
  readonly detect: (audio: Audio) => Effect.Effect<ReadonlyArray<Span>, EngineUnavailable>
}>()("domain/transcript/VoiceDetector") {}
