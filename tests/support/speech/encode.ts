import { join } from "node:path"
import { command } from "./command.ts"

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

/** The recording in another format, in `folder`. mp4 and mov are videos with their index at the end. */
export const encode = async (wav: string, format: Format, folder: string): Promise<string> => {
  const target = join(folder, `talk.${format}`)
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, ...settings[format], target])
  return target
}

/** As a browser's MediaRecorder writes it: streamed, so without duration or index. */
export const browserRecording = async (wav: string, folder: string): Promise<string> => {
  const target = join(folder, "recorder.webm")
  const live = ["-c:a", "libopus", "-f", "webm", "-live", "1", "pipe:1"]
  await command("sh", ["-c", `ffmpeg -v error -i "$0" ${live.join(" ")} > "$1"`, wav, target])
  return target
}

/** A video in colours and codecs that browsers play. */
export const video = async (wav: string, container: "mp4" | "mov" | "mkv", folder: string): Promise<string> => {
  const target = join(folder, `film.${container}`)
  const film = [...picture, "libx264", "-pix_fmt", "yuv420p", "-c:a", "aac"]
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, ...film, target])
  return target
}

/** As browsers record MP4: streamed, in fragments. */
export const recordedInFragments = async (wav: string, folder: string): Promise<string> => {
  const target = join(folder, "fragments.mp4")
  const live = ["-c:a", "aac", "-movflags", "frag_keyframe+empty_moov", "-frag_duration", "1000000"]
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, ...live, target])
  return target
}

/** A browser's recording that paused for three seconds: nothing was written, and the clock went on. */
export const recordedWithGap = async (wav: string, folder: string): Promise<string> => {
  const target = join(folder, "gap.webm")
  const gap = ["-af", "aselect=not(between(t\\,2\\,5))", "-c:a", "libopus", "-f", "webm", "-live", "1", "pipe:1"]
  await command("sh", ["-c", `ffmpeg -v error -i "$0" ${gap.map((word) => `'${word}'`).join(" ")} > "$1"`, wav, target])
  return target
}

/** MP3 that spends its bits where there is something to hear, behind a tag with a title. */
export const varyingRate = async (wav: string, folder: string): Promise<string> => {
  const target = join(folder, "varying.mp3")
  await command("ffmpeg", ["-v", "error", "-y", "-i", wav, "-metadata", "title=Talk", "-q:a", "7", target])
  return target
}
