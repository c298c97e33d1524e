/** What probing a media file found. `duration` in seconds, null where only decoding tells (browser recordings). */
export interface MediaInfo {
  readonly kind: "audio" | "video"
  readonly container: string
  readonly audioCodec: string
  readonly duration: number | null
}
