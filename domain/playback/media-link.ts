import { Schema } from "effect"
import { wire } from "../kernel/wire.ts"

/** Whether `getWaveform` has an answer: "making" until it does, "none" if it never will. */
const WaveformState = Schema.Literals(["ready", "making", "none"])
export type WaveformState = typeof WaveformState.Type

/** An address that plays a recording, and what is played there. */
export const MediaLink = wire({
  url: Schema.String,
  expiresAt: Schema.DateTimeUtcFromString,
  mediaType: Schema.String,
  kind: Schema.Literals(["audio", "video"]),
  /** Seconds; null if only decoding can tell. */
  duration: Schema.NullOr(Schema.Finite),
  /** Whether it covers the whole recording; otherwise it is one of several files. */
  isWhole: Schema.Boolean,
  /** False while a better file is being created: ask again. */
  isReady: Schema.Boolean,
  waveform: WaveformState,
})
