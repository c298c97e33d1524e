import { Context, type Effect, type Scope } from "effect"
import type { ArrivingFile, Audio, GrowingAudio } from "./audio.ts"
import type { MediaUnreadable } from "./errors.ts"
import type { MediaFile, MediaInfo, Playable } from "./media.ts"
import type { Levels, SoundNote } from "./sound.ts"
import type { Peaks } from "./waveform.ts"

export interface Normalised {
  readonly audio: Audio
  /** Where each part begins in the joined recording, in milliseconds; one entry for each input. */
  readonly offsets: ReadonlyArray<number>
  /** What decoding noticed about the sound: nothing, as a rule. */
  readonly sound: ReadonlyArray<SoundNote>
}

/** Reads recordings without trusting them. The worker chooses all paths itself. */
export class MediaTool extends Context.Service<MediaTool, {
  /** Detects what a file really is from its content, or, for sound without any header, its name. Refuses playlists, scripts and files that refer to others. */
  readonly probe: (file: MediaFile) => Effect.Effect<MediaInfo, MediaUnreadable>
  /** Decodes the sound of all parts, in order, into one `Audio` at `target`; reports progress from 0 to 1. */
  readonly normalise: (
    parts: ReadonlyArray<MediaFile>,
    target: string,
    onProgress: (done: number) => Effect.Effect<void>,
  ) => Effect.Effect<Normalised, MediaUnreadable>
  /**
   * Decodes the audio of a file into `target` while it arrives, as `normalise` will once it is complete, except for
   * its very end; stops with the scope. Null if that requires the whole file: its index is at the end, its beginning
   * is too quiet to judge the loudness, or no audio can be read.
   */
  readonly decodeArriving: (
    file: ArrivingFile,
    target: string,
  ) => Effect.Effect<GrowingAudio | null, never, Scope.Scope>
  /**
   * Creates a file at `target` that browsers can play as one recording. `decoded` is its duration in seconds as found
   * by `normalise`, or null. Creates nothing if there is only one part and browsers can play it as it is.
   */
  readonly makePlayable: (
    parts: ReadonlyArray<MediaFile>,
    target: string,
    decoded: number | null,
  ) => Effect.Effect<Playable, MediaUnreadable>
  /**
   * Adds up decoded tracks that begin at the same moment, as a recording at `target` that browsers can play; the longest
   * decides how long it is. Milliseconds.
   */
  readonly mix: (tracks: ReadonlyArray<string>, target: string) => Effect.Effect<number>
  /** How much a decoded file holds, in milliseconds; 0 if it does not exist. */
  readonly rawLength: (path: string) => Effect.Effect<number>
  /** The peaks of a decoded recording, which is read once and never held in memory as a whole. */
  readonly peaks: (audio: Audio) => Effect.Effect<Peaks>
  /** How loud it is, read in the same way. */
  readonly levels: (audio: Audio) => Effect.Effect<Levels>
}>()("domain/intake/MediaTool") {}
