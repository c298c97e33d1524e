import { Context, type Effect } from "effect"
import type { MediaUnreadable } from "../media/errors.ts"
import type { MediaFile } from "../media/media.ts"
import type { Recipe, SoundFacts } from "./bit-rates.ts"

/** Makes a sound file from another file, without trusting it, and without keeping others from their work. */
export class SoundConverter extends Context.Service<SoundConverter, {
  /** What a file really is, by its content. Refuses what has no sound, and what refers to other files. */
  readonly inspect: (file: MediaFile) => Effect.Effect<SoundFacts, MediaUnreadable>
  /**
   * Writes the sound of a file to `target`; reports progress from 0 to 1. Interruption ends it within a second. A full
   * disk is a defect; what is cut short is refused.
   */
  readonly convert: (
    file: MediaFile,
    recipe: Recipe,
    target: string,
    onProgress: (done: number) => Effect.Effect<void>,
  ) => Effect.Effect<Converted, MediaUnreadable>
}>()("domain/conversion/SoundConverter") {}

export interface Converted {
  /** Bytes. */
  readonly size: number
  /** Seconds. */
  readonly duration: number
}
