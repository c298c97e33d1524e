import { Schema } from "effect"
import { wire } from "../kernel/wire.ts"

/** Whether `getWaveform` has an answer: "making" until then, "none" where it never will. */
const WaveformState = Schema.Literals(["ready", "making", "none"])
export type WaveformState = typeof WaveformState.Type

/** An address that plays a recording, and what is played there. */
export const MediaLink = wire({
  url: Schema.String,
  expiresAt: Schema.DateTimeUtcFromString,
  mediaType: Schema.String,
  kind: Schema.Literals(["audio", "video"]),
  /** Seconds; null where only decoding tells. */
  duration: Schema.NullOr(Schema.Finite),
  /** Whether it is on the timeline of the whole recording; else it is one of several files. */
  isWhole: Schema.Boolean,
  /** False while a file is being made that plays better: ask again. */
  isReady: Schema.Boolean,
  waveform: WaveformState,
})
