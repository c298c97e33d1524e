/** A sound track as ffprobe describes it. */
export interface Track {
  readonly codec_name?: string
  readonly start_time?: string
  readonly channels?: number
  readonly channel_layout?: string
  readonly tags?: { readonly language?: string }
  readonly disposition?: { readonly dub?: number; readonly comment?: number; readonly visual_impaired?: number }
}

/** A sound track that is heard. */
export interface HeardTrack {
  /** Its place among the sound tracks, counted from 0. */
  readonly nth: number
  /** Seconds by which its sound begins later than the clock of the file. */
  readonly late: number
  readonly channels: number
  /** How its channels are mixed; null as their places say. */
  readonly weights: ReadonlyArray<number> | null
}

/** By how much each channel counts where nothing says which is which: all the same. A guess may leave out a microphone. */
const weightsOf = ({ channels = 1, channel_layout = "unknown" }: Track): ReadonlyArray<number> | null =>
  channels > 2 && channel_layout === "unknown" ? Array.from({ length: channels }, () => 1 / channels) : null

/** The filter of ffmpeg that mixes the channels of a track; without one, ffmpeg leaves out the channel of low sounds. */
export const mixdownOf = ({ channels, weights }: HeardTrack): string => {
  if (weights === null && channels <= 2) return ""
  if (weights === null) return "aresample=lfe_mix_level=1,aformat=channel_layouts=mono,"
  return `aformat=sample_fmts=fltp,pan=mono|c0=${weights.map((weight, at) => `${weight.toFixed(5)}*c${at}`).join("+")},`
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
    .map(([nth, track]) => ({
      nth,
      late: Math.max(0, (Number(track.start_time) || start) - start),
      channels: track.channels ?? 1,
      weights: weightsOf(track),
    }))
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
