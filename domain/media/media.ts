/** A file to read. Its name counts only where the content cannot tell what it is. */
export interface MediaFile {
  readonly path: string
  readonly fileName: string
}

/** The result of probing a file. `duration` is in seconds; null if only decoding can tell (browser recordings). */
export interface MediaInfo {
  readonly kind: "audio" | "video"
  readonly container: string
  /** MIME type, such as `audio/mpeg`. */
  readonly mediaType: string
  readonly audioCodec: string
  readonly duration: number | null
}

/** A file that browsers can play and seek in, on the timeline of the whole recording. */
export interface Playable {
  readonly kind: MediaInfo["kind"]
  readonly mediaType: string
  /** Seconds. */
  readonly duration: number
  /** File extension; null if nothing was made, because browsers can play the recording's only file as it is. */
  readonly extension: string | null
}
