import { Schema } from "effect"

/** What the player of a page plays: one file on the timeline of the whole recording, the original where that serves. */
export const Playback = Schema.TaggedUnion({
  NotMade: {},
  Ready: {
    key: Schema.String,
    kind: Schema.Literals(["audio", "video"]),
    mediaType: Schema.String,
    /** Seconds. */
    duration: Schema.Finite,
  },
  /** It cannot be made: the originals are all there is. */
  Failed: {},
})
export type Playback = typeof Playback.Type
