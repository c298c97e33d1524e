import { createHash, randomUUID } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { copyFile, mkdir, rename } from "node:fs/promises"
import { extname, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { command } from "./command.ts"

const cache = new URL("../../../.cache/speech/", import.meta.url).pathname

/** A copy of what ffmpeg makes of the recording, in `folder`. Made once, then kept in `.cache/speech`. */
export const treated = async (
  wav: string,
  name: string,
  args: ReadonlyArray<string>,
  folder: string,
): Promise<string> => {
  const hash = createHash("sha256").update(JSON.stringify(args))
  await pipeline(createReadStream(wav), hash)
  const kept = `${cache}${hash.digest("hex").slice(0, 16)}${extname(name)}`
  const target = join(folder, name)
  if (!existsSync(kept)) {
    await mkdir(cache, { recursive: true })
    const unfinished = `${cache}${randomUUID()}${extname(name)}`
    const [output, toFile] = args.at(-1) === "pipe:1" ? [[], ` > "$0"`] : [[unfinished], ""]
    const line = ["-v", "error", "-y", "-i", wav, ...args, ...output]
    await command("sh", ["-c", `ffmpeg "$@"${toFile}`, unfinished, ...line])
    await rename(unfinished, kept)
  }
  await copyFile(kept, target)
  return target
}

const picture = ["-f", "lavfi", "-i", "color=c=blue:s=64x48:r=5", "-shortest", "-c:v"]

const settings = {
  mp3: ["-c:a", "libmp3lame", "-b:a", "48k"],
  m4a: ["-c:a", "aac", "-b:a", "64k"],
  ogg: ["-c:a", "libopus", "-b:a", "32k"],
  webm: ["-c:a", "libopus", "-b:a", "32k"],
  flac: ["-c:a", "flac"],
  wav: ["-c:a", "pcm_s16le"],
  mp4: [...picture, "mpeg4", "-c:a", "aac"],
  mov: [...picture, "mpeg4", "-c:a", "aac"],
}

export type Format = keyof typeof settings
export const formats = Object.keys(settings).filter((name): name is Format => name in settings)

const telephone = ["-ar", "8000", "-ac", "1"]

const film = ["-f", "lavfi", "-i", "color=c=blue:s=320x240:r=25", "-shortest", "-c:v", "mpeg2video"]

/** Sound and videos that people do not name, and how it is made, by the name of the file. */
const others = {
  "talk.au": telephone,
  "talk.wv": [],
  "talk.gsm": telephone,
  "talk.tta": [],
  "talk.voc": ["-c:a", "pcm_u8", ...telephone],
  "talk.aiff": [],
  "talk.w64": [],
  "talk.caf": [],
  "talk.dts": ["-strict", "-2", "-ar", "48000", "-ac", "2"],
  "talk.eac3": ["-ar", "48000"],
  "talk.mka": ["-c:a", "flac"],
  "talk.mp2": [],
  "talk.opus": ["-c:a", "libopus"],
  "talk.rm": ["-c:a", "real_144", ...telephone],
  "talk.wma": [],
  "talk.g722": ["-c:a", "g722", "-ar", "16000", "-ac", "1"],
  "talk.alaw": ["-f", "alaw", ...telephone],
  "talk.UL": ["-f", "mulaw", ...telephone],
  "film.avi": [...picture, "mpeg4", "-c:a", "libmp3lame"],
  "film.flv": [...picture, "flv", "-c:a", "libmp3lame", "-ar", "44100"],
  "film.mpg": [...film, "-c:a", "mp2"],
  "film.mts": [...film, "-c:a", "ac3"],
  "film.mxf": [...film, "-c:a", "pcm_s16le", "-ar", "48000"],
}

type OtherSound = keyof typeof others
export const otherSounds = Object.keys(others).filter((name): name is OtherSound => name in others)

export const otherSound = (wav: string, name: OtherSound, folder: string): Promise<string> =>
  treated(wav, name, others[name], folder)

/** The first minute of the recording. */
export const firstMinute = (wav: string, folder: string): Promise<string> =>
  treated(wav, "minute.wav", ["-t", "60"], folder)

/** The recording in another format, in `folder`. mp4 and mov are videos with their index at the end. */
export const encode = (wav: string, format: Format, folder: string): Promise<string> =>
  treated(wav, `talk.${format}`, settings[format], folder)

/** As a browser's MediaRecorder writes it: streamed, so without duration or index. */
export const browserRecording = (wav: string, folder: string): Promise<string> =>
  treated(wav, "recorder.webm", ["-c:a", "libopus", "-f", "webm", "-live", "1", "pipe:1"], folder)

/** A video in colours and codecs that browsers play. */
export const video = (wav: string, container: "mp4" | "mov" | "mkv", folder: string): Promise<string> =>
  treated(wav, `film.${container}`, [...picture, "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"], folder)

/** Two tracks of sound, of which the first is silent: some recorders keep the microphone apart. */
export const twoTracks = (wav: string, name: string, args: ReadonlyArray<string>, folder: string): Promise<string> => {
  const silence = ["-f", "lavfi", "-i", "anullsrc=r=16000:cl=mono"]
  return treated(wav, name, [...silence, "-map", "1:a", "-map", "0:a", "-shortest", ...args], folder)
}

/** As browsers record MP4: streamed, in fragments. */
export const recordedInFragments = (wav: string, folder: string): Promise<string> => {
  const live = ["-c:a", "aac", "-movflags", "frag_keyframe+empty_moov", "-frag_duration", "1000000"]
  return treated(wav, "fragments.mp4", live, folder)
}

/** A browser's recording that paused for three seconds: nothing was written, and the clock went on. */
export const recordedWithGap = (wav: string, folder: string): Promise<string> => {
  const gap = ["-af", "aselect=not(between(t\\,2\\,5))", "-c:a", "libopus", "-f", "webm", "-live", "1", "pipe:1"]
  return treated(wav, "gap.webm", gap, folder)
}

/** MP3 that spends its bits where there is something to hear, behind a tag with a title. */
export const varyingRate = (wav: string, folder: string): Promise<string> =>
  treated(wav, "varying.mp3", ["-metadata", "title=Talk", "-q:a", "7"], folder)

const codecs = (name: string): ReadonlyArray<string> =>
  /\.(?:mp4|mov|mkv|ts)$/.test(name)
    ? [...picture.filter((word) => word !== "-shortest"), "libx264", "-pix_fmt", "yuv420p", "-t", "64", "-c:a", "aac"]
    : ["-c:a", name.endsWith("m4a") ? "aac" : "libopus"]

/** The sound, which is shorter than the picture, begins four seconds after the picture, if there is one. */
export const lateSound = (wav: string, name: string, folder: string): Promise<string> =>
  treated(wav, name, [...codecs(name), "-af", "asetpts=PTS+4/TB"], folder)

/** Between the seconds 5 and 12.5 nothing was written, and the clock went on. */
export const pausedSound = (wav: string, name: string, folder: string): Promise<string> =>
  treated(wav, name, [...codecs(name), "-af", "aselect=not(between(t\\,5\\,12.5))"], folder)

/** Five minutes of silence, then the recording: the first frames take far less room than most. No header says how long. */
export const quietAtFirst = (wav: string, name: "quiet.aac" | "quiet.mp3", folder: string): Promise<string> => {
  const codec = name === "quiet.aac" ? ["-c:a", "aac", "-b:a", "128k"] : ["-q:a", "5", "-write_xing", "0"]
  return treated(wav, name, ["-af", "aresample=44100,adelay=300000", ...codec], folder)
}
