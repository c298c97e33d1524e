/** A sound track as ffprobe describes it. */
export interface Track {
  readonly codec_name?: string
  readonly tags?: { readonly language?: string }
  readonly disposition?: { readonly dub?: number; readonly comment?: number; readonly visual_impaired?: number }
}

/** Others may lack a decoder, such as the spatial sound that phones add to their recordings, and would spoil the mix. */
const decodable = /^(?:aac|ac3|alac|amr_[nw]b|eac3|flac|mp[23]|opus|pcm_\w+|vorbis|wmav[12])$/

/**
 * Which tracks are heard together, counted from 0: the first, and what recorders keep apart, such as a microphone and
 * the sound of a computer. Translations and commentaries are left out.
 */
export const tracksHeard = (tracks: ReadonlyArray<Track>): ReadonlyArray<number> => {
  const language = languageOf(tracks[0])
  return [...tracks.keys()].filter((nth) => nth === 0 || isHeardWith(language, tracks[nth]))
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

/** The arguments of ffmpeg that take these tracks of its only input, and filter them. */
export const takeSound = (
  tracks: ReadonlyArray<number>,
  filters: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const first = `0:a:${tracks[0] ?? 0}`
  if (tracks.length > 1) {
    return ["-filter_complex", `${[mixed(0, tracks), ...filters].join(",")}[sound]`, "-map", "[sound]"]
  }
  return ["-map", first, ...(filters.length === 0 ? [] : ["-af", filters.join(",")])]
}

/**
 * The beginning of a graph of filters: these tracks of an input, mixed into one channel if there are several. Pauses
 * within a track are filled, so that those after it stay in step with the others.
 */
export const mixed = (input: number, tracks: ReadonlyArray<number>): string => {
  const inputs = tracks.map((track) => `[${input}:a:${track}]`)
  if (inputs.length < 2) return `${inputs.join("")}anull`
  const steady = inputs.map((name, nth) =>
    `${name}aresample=async=1:first_pts=0,aformat=channel_layouts=mono[t${input}_${nth}]`
  )
  const names = inputs.map((_, nth) => `[t${input}_${nth}]`).join("")
  return `${steady.join(";")};${names}amix=inputs=${inputs.length}:normalize=0,volume=1/${inputs.length}`
}
