import { Context, type Effect, type Stream } from "effect"
import type { Audio, GrowingAudio } from "../media/audio.ts"
import type { EngineUnavailable } from "./errors.ts"
import type { Span } from "./speech.ts"

/** Finds speech while a recording is decoded: spans in order, without overlap. Silence and noise yield none. */
export class VoiceDetector extends Context.Service<VoiceDetector, {
  readonly detect: (audio: GrowingAudio) => Stream.Stream<Span, EngineUnavailable>
  /** A more sensitive pass over stretches of a recording, amplified to the same loudness: what may be speech there. */
  readonly detectFaint: (
    audio: Audio,
    within: ReadonlyArray<Span>,
  ) => Effect.Effect<ReadonlyArray<Span>, EngineUnavailable>
}>()("domain/transcript/VoiceDetector") {}
