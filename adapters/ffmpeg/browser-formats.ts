import type { Look } from "./look.ts"
import { mediaTypeOf } from "./media-type.ts"

/** How a file of one part is made so that browsers play it and seek in it. */
export interface Recipe {
  readonly kind: "audio" | "video"
  readonly mediaType: string
  readonly extension: "webm" | "mp4" | "m4a" | "mp3"
  /** What ffmpeg is told between its inputs and its output. */
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

/** Whether every browser of today plays the file as it is, and finds its way in it. */
export const playsAsItIs = (look: Look): boolean => {
  const container = containerOf(look)
  return container !== null && look.isIndexed && look.seconds !== null && holds(container, look)
}

/** How the content gets an index without being encoded anew, and null where it must be. */
export const copyRecipe = (look: Look): Recipe | null => {
  const { audioCodec, video } = look
  if (holds("webm", look)) return copied(video === null ? "audio" : "video", "webm", ["-c", "copy", ...webm])
  if (video !== null && isPlain(video) && picturesOf.mp4.includes(video.codec)) {
    const sound = audioCodec === "aac" ? ["-c:a", "copy"] : encoded
    return copied("video", "mp4", ["-c:v", "copy", ...sound, ...mp4])
  }
  if (soundOf.webm.includes(audioCodec)) return copied("audio", "webm", ["-c", "copy", ...webm])
  return audioCodec === "aac" ? copied("audio", "m4a", ["-c", "copy", ...mp4]) : null
}

/**
 * The sound of all parts in one file, as long as it is when it is decoded: the timeline of the transcript. MP3 of a constant
 * rate has no index to be fetched first (10 MB for eight hours of M4A), and any moment is found by its share of the size.
 */
export const soundRecipe = (parts: number): Recipe => {
  const each = Array.from({ length: parts }, (_, nth) => nth)
  const decoded = each.map((nth) => `[${nth}:a:0]aresample=44100,aformat=channel_layouts=mono,asetpts=N/SR/TB[p${nth}]`)
  const joined = `${each.map((nth) => `[p${nth}]`).join("")}concat=n=${parts}:v=0:a=1[all]`
  return {
    ...kept("audio", "mp3"),
    args: ["-filter_complex", [...decoded, joined].join(";"), "-map", "[all]", ...plain, ...mp3],
  }
}

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
  args: ReadonlyArray<string>,
): Recipe => ({
  ...kept(kind, extension),
  args: [...(kind === "video" ? ["-map", "0:V:0"] : []), "-map", "0:a:0", ...plain, ...args],
})

/** QuickTime is not MP4 to all browsers, nor is Matroska WebM. */
const containerOf = (look: Look): Container | null => {
  const type = mediaTypeOf(look).split("/")[1] ?? ""
  return type === "mpeg" && look.container === "mp3" ? "mp3" : isContainer(type) ? type : null
}

const isContainer = (name: string): name is Container => name !== "mp3" && name in soundOf

const holds = (container: Container, { audioCodec, video }: Look): boolean =>
  soundOf[container].includes(audioCodec) && (video === null || (
    (container === "webm" || container === "mp4") && isPlain(video) && picturesOf[container].includes(video.codec)
  ))

/** Eight bits a colour, a quarter of the colours: what all decoders know. */
const isPlain = ({ pixels }: NonNullable<Look["video"]>): boolean => ["yuv420p", "yuvj420p"].includes(pixels)
