import { Schema } from "effect"

/** What the player plays: one file on the timeline of the whole recording, which may be the original. */
export const Playback = Schema.TaggedUnion({
  NotMade: {},
  Ready: {
    key: Schema.String,
    kind: Schema.Literals(["audio", "video"]),
    mediaType: Schema.String,
    /** Seconds. */
    duration: Schema.Finite,
  },
  /** It cannot be made; only the originals exist. */
  Failed: {},
})
export type Playback = typeof Playback.Type
