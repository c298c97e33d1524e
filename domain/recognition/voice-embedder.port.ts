import { Context, type Effect } from "effect"
import type { Audio } from "../media/audio.ts"
import type { EngineUnavailable } from "./errors.ts"
import type { Span } from "./speech.ts"

/** What voices sound like to one model. Only vectors of the same model can be compared: their product is the cosine. */
export interface VoiceEmbeddings {
  readonly model: string
  /** One of length 1 for each voice that was asked about; null where it speaks too little to be known by it. */
  readonly vectors: ReadonlyArray<ReadonlyArray<number> | null>
}

/** Describes voices in such a way that a person can be found in other recordings. */
export class VoiceEmbedder extends Context.Service<VoiceEmbedder, {
  /** The name of the model in use now; null if the operator has chosen none: the built-in diarizer compares nothing across recordings. */
  readonly model: Effect.Effect<string | null>
  /** `voices` are the spans in which each of them speaks alone. Null if there is no model. */
  readonly embed: (
    audio: Audio,
    voices: ReadonlyArray<ReadonlyArray<Span>>,
  ) => Effect.Effect<VoiceEmbeddings | null, EngineUnavailable>
}>()("domain/transcript/VoiceEmbedder") {}
