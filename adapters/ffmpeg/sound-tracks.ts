/** A sound track as ffprobe describes it. */
export interface Track {
  readonly codec_name?: string
  readonly start_time?: string
  readonly tags?: { readonly language?: string }
  readonly disposition?: { readonly dub?: number; readonly comment?: number; readonly visual_impaired?: number }
}

/** A sound track that is heard. */
export interface HeardTrack {
  /** Its place among the sound tracks, counted from 0. */
  readonly nth: number
  /** Seconds by which its sound begins later than the clock of the file. */
  readonly late: number
}

/** Others may lack a decoder, such as the spatial sound that phones add to their recordings, and would spoil the mix. */
const decodable = /^(?:aac|ac3|alac|amr_[nw]b|eac3|flac|mp[23]|opus|pcm_\w+|vorbis|wmav[12])$/

/**
 * Which tracks are heard together: the first, and what recorders keep apart, such as a microphone and the sound of a
 * computer. Translations and commentaries are left out. `start` is where the clock of the file begins, in seconds.
 */
export const tracksHeard = (tracks: ReadonlyArray<Track>, start: number): ReadonlyArray<HeardTrack> => {
  const language = languageOf(tracks[0])
  return [...tracks.entries()]
    .filter(([nth, track]) => nth === 0 || isHeardWith(language, track))
    .map(([nth, { start_time }]) => ({ nth, late: Math.max(0, (Number(start_time) || start) - start) }))
}

const isHeardWith = (language: string | null, track: Track | undefined): boolean => {
  const own = languageOf(track)
  const { dub = 0, comment = 0, visual_impaired: described = 0 } = track?.disposition ?? {}
  const isSpokenWith = language === null || own === null || own === language
  return isSpokenWith && dub + comment + described === 0 && decodable.test(track?.codec_name ?? "")
}

const languageOf = (track: Track | undefined): string | null => {
  const language = track?.tags?.language ?? "und"
  return language === "und" ? null : language
}
