/** What probing a media file found. `duration` in seconds, null where only decoding tells (browser recordings). */
export interface MediaInfo {
  readonly kind: "audio" | "video"
  readonly container: string
  /** As the internet calls it: `audio/mpeg`. */
  readonly mediaType: string
  readonly audioCodec: string
  readonly duration: number | null
}

/** A file that browsers play, and seek in, on the timeline of the whole recording. */
export interface Playable {
  readonly kind: MediaInfo["kind"]
  readonly mediaType: string
  /** Seconds. */
  readonly duration: number
  /** What its name ends with; null where the recording's only file serves as it is, and nothing was made. */
  readonly extension: string | null
}
