import { Context, type Effect } from "effect"
import type { Audio } from "./audio.ts"
import type { MediaUnreadable } from "./errors.ts"
import type { MediaInfo, Playable } from "./media.ts"
import type { Peaks } from "./waveform.ts"

export interface Normalised {
  readonly audio: Audio
  /** Where each part begins in the joined recording, in milliseconds; one entry for each input. */
  readonly offsets: ReadonlyArray<number>
}

/** Reads recordings without trusting them. All paths are of the worker's own making. */
export class MediaTool extends Context.Service<MediaTool, {
  /** What a file really is, by content. Playlists, scripts and files that point elsewhere are refused. */
  readonly probe: (path: string) => Effect.Effect<MediaInfo, MediaUnreadable>
  /** Decodes the sound of all parts, in order, to one `Audio` at `target`; reports progress from 0 to 1. */
  readonly normalise: (
    parts: ReadonlyArray<string>,
    target: string,
    onProgress: (done: number) => Effect.Effect<void>,
  ) => Effect.Effect<Normalised, MediaUnreadable>
  /**
   * Makes, at `target`, what browsers need to play all parts as one recording; `decoded` is its length in seconds, as
   * `normalise` found it, or null. Nothing is made where the only part serves as it is.
   */
  readonly makePlayable: (
    parts: ReadonlyArray<string>,
    target: string,
    decoded: number | null,
  ) => Effect.Effect<Playable, MediaUnreadable>
  /** The waveform of a decoded recording, which is read once and never held whole. */
  readonly peaks: (audio: Audio) => Effect.Effect<Peaks>
}>()("domain/intake/MediaTool") {}
