import type { ProbeResult } from "./ffprobe.ts"
import { mediaTypeOf } from "./media-type.ts"
import { type Form, tolerance } from "./sound-clock.ts"
import { mixed, takeSound } from "./take-sound.ts"

/** How to make a single file that browsers can play and seek in. */
export interface Recipe {
  readonly kind: "audio" | "video"
  readonly mediaType: string
  readonly extension: "webm" | "mp4" | "m4a" | "mp3"
  /** The arguments of ffmpeg between its inputs and its output. */
  readonly args: ReadonlyArray<string>
}

const soundOf = {
  mp3: ["mp3"],
  wav: ["pcm_u8", "pcm_s16le", "pcm_s24le"],
  flac: ["flac"],
  ogg: ["opus", "vorbis"],
  webm: ["opus", "vorbis"],
  mp4: ["aac", "mp3", "opus", "flac"],
}
const picturesOf = { webm: ["vp8", "vp9", "av1"], mp4: ["h264", "vp9", "av1"] }

type Container = keyof typeof soundOf

/**
 * Whether every current browser can play the file as it is, and seek in it. They play only one of several tracks, and
 * differ where the clock of a file does not begin at 0.
 */
export const playsAsItIs = (result: ProbeResult): boolean => {
  const container = containerOf(result)
  return result.start <= tolerance && container !== null && result.isIndexed &&
    result.seconds !== null &&
    holds(container, result)
}

/** Of channels without places, browsers leave out some, or play nothing. */
export const isPlaced = ({ tracks }: ProbeResult): boolean => tracks.every(({ weights }) => weights === null)

/** Keeps the pictures of a video, with its sound as it is when decoded; null where they must be encoded. */
export const pictureRecipe = ({ video, tracks }: ProbeResult): Recipe | null =>
  video !== null && isPlain(video) && picturesOf.mp4.includes(video.codec)
    ? copied("video", "mp4", takeSound(tracks, joinedForm), ["-c:v", "copy", ...encoded, ...mp4])
    : null

/** Adds an index without encoding the content again; null where it must be encoded. */
export const copyRecipe = (result: ProbeResult): Recipe | null => {
  const { audioCodec, video, tracks: [track] } = result
  const sound = ["-map", `0:a:${track?.nth ?? 0}`]
  if (holds("webm", result)) return copied(video === null ? "audio" : "video", "webm", sound, ["-c", "copy", ...webm])
  if (video !== null && isPlain(video) && picturesOf.mp4.includes(video.codec)) {
    const codec = audioCodec === "aac" ? ["-c:a", "copy"] : encoded
    return copied("video", "mp4", sound, ["-c:v", "copy", ...codec, ...mp4])
  }
  if (soundOf.webm.includes(audioCodec)) return copied("audio", "webm", sound, ["-c", "copy", ...webm])
  return audioCodec === "aac" ? copied("audio", "m4a", sound, ["-c", "copy", ...mp4]) : null
}

/**
 * The audio of all parts in one file, exactly as long as when decoded, so that it matches the timeline of the
 * transcript. MP3 at a constant bit rate needs no index (10 MB for eight hours of M4A): a time is found by its share
 * of the size.
 */
export const soundRecipe = (parts: ReadonlyArray<ProbeResult>): Recipe => {
  const decoded = parts.map(({ tracks }, nth) => `${mixed(nth, tracks, joinedForm)},asetpts=N/SR/TB[p${nth}]`)
  const joined = `${parts.map((_, nth) => `[p${nth}]`).join("")}concat=n=${parts.length}:v=0:a=1[all]`
  return {
    ...kept("audio", "mp3"),
    args: ["-filter_complex", [...decoded, joined].join(";"), "-map", "[all]", ...plain, ...mp3],
  }
}

/** What fills a long pause takes twice as much memory at 48 kHz. */
const joinedForm = { format: "s16", rate: 24_000 } as const satisfies Form

const plain = ["-map_metadata", "-1", "-map_chapters", "-1"]
const webm = ["-cues_to_front", "1", "-f", "webm"]
const mp4 = ["-movflags", "+faststart", "-f", "mp4"]
const mp3 = ["-c:a", "libmp3lame", "-b:a", "64k", "-f", "mp3"]
const encoded = ["-c:a", "aac", "-b:a", "64k"]
const endings = { webm: "webm", mp4: "mp4", m4a: "mp4", mp3: "mpeg" }

const kept = (kind: Recipe["kind"], extension: Recipe["extension"]) => ({
  kind,
  extension,
  mediaType: `${kind}/${endings[extension]}`,
})

const copied = (
  kind: Recipe["kind"],
  extension: Recipe["extension"],
  sound: ReadonlyArray<string>,
  args: ReadonlyArray<string>,
): Recipe => ({
  ...kept(kind, extension),
  args: [...(kind === "video" ? ["-map", "0:V:0"] : []), ...sound, ...plain, ...args],
})

/** Not every browser accepts QuickTime as MP4, or Matroska as WebM. */
const containerOf = (result: ProbeResult): Container | null => {
  const type = mediaTypeOf(result).split("/")[1] ?? ""
  return type === "mpeg" && result.container === "mp3" ? "mp3" : isContainer(type) ? type : null
}

const isContainer = (name: string): name is Container => name !== "mp3" && name in soundOf

const holds = (container: Container, { audioCodec, video }: ProbeResult): boolean =>
  soundOf[container].includes(audioCodec) && (video === null || (
    (container === "webm" || container === "mp4") && isPlain(video) && picturesOf[container].includes(video.codec)
  ))

/** Eight bits, chroma subsampled 4:2:0: what every decoder supports. */
const isPlain = ({ pixels }: NonNullable<ProbeResult["video"]>): boolean => ["yuv420p", "yuvj420p"].includes(pixels)
