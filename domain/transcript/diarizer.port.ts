import { Context, type Effect } from "effect"
import type { Audio } from "../media/audio.ts"
import type { EngineUnavailable } from "./errors.ts"
import type { Span, Turn } from "./speech.ts"

/** Finds who speaks when within the given speech. `count` is the number of speakers, or null to detect it. */
export class Diarizer extends Context.Service<Diarizer, {
  readonly diarize: (
    audio: Audio,
    speech: ReadonlyArray<Span>,
    count: number | null,
  ) => Effect.Effect<ReadonlyArray<Turn>, EngineUnavailable>
}>()("domain/transcript/Diarizer") {}
