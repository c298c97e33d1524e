import { Context, type Effect } from "effect"
import { type Choosable, chosen } from "../kernel/chosen.ts"
import type { Audio } from "../media/audio.ts"
import type { EngineUnavailable } from "./errors.ts"
import type { Span, SpeakerRange, Turn } from "./speech.ts"

export interface Diarized {
  readonly turns: ReadonlyArray<Turn>
  /** Null if the number of speakers was given or is sure. */
  readonly unsure: SpeakerRange | null
}

interface SpeakerSeparator {
  /** `count` is the number of speakers, or null to detect it. */
  readonly diarize: (
    audio: Audio,
    speech: ReadonlyArray<Span>,
    count: number | null,
  ) => Effect.Effect<Diarized, EngineUnavailable>
}

interface DiarizerService extends SpeakerSeparator, Choosable<DiarizerService> {
  /** What tells speakers apart if this fails; none for the one of this server. */
  readonly standIn?: SpeakerSeparator
}

/** Finds who speaks when within the given speech. */
export class Diarizer extends Context.Service<Diarizer, DiarizerService>()("domain/transcript/Diarizer") {}

/** The one that works now, by the operator's choice. */
export const chosenDiarizer = chosen(Diarizer)
