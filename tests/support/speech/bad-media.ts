import { readFile, stat, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { command } from "./command.ts"
import { encode } from "./encode.ts"
import { dice } from "./mix.ts"
import { type BadMedia, protectedMedia } from "./protected-media.ts"
import { wavOf } from "./wav.ts"

const written = (file: string, content: string | Buffer) => async (_: string, folder: string): Promise<string> => {
  await writeFile(join(folder, file), content)
  return join(folder, file)
}

const made = (file: string, ...args: ReadonlyArray<string>) => async (_: string, folder: string): Promise<string> => {
  await command("ffmpeg", ["-v", "error", "-y", ...args, join(folder, file)])
  return join(folder, file)
}

/** The beginning of such a file. */
const cut = (make: BadMedia["make"], share: number): BadMedia["make"] => async (wav, folder) => {
  const path = await make(wav, folder)
  await truncate(path, Math.floor((await stat(path)).size * share))
  return path
}

const film = ["-f", "lavfi", "-i", "testsrc=s=64x48:r=5:d=4", "-f", "lavfi", "-i", "sine=d=4", "-c:v", "mpeg4"]

const rawPicture = (
  size: number,
): ReadonlyArray<string> => [
  "-f",
  "rawvideo",
  "-pixel_format",
  "gray",
  "-video_size",
  `${size}x${size}`,
  "-i",
  "/dev/zero",
]

/** A WAV file of so many seconds at 8 kHz. On the disk there is only its header. */
const silence = (seconds: number) => async (_: string, folder: string): Promise<string> => {
  const path = join(folder, "silence.wav")
  const header = wavOf(new Int16Array(0))
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(16_000, 28)
  header.writeUInt32LE(36 + 16_000 * seconds, 4)
  header.writeUInt32LE(16_000 * seconds, 40)
  await writeFile(path, header)
  await truncate(path, 44 + 16_000 * seconds)
  return path
}

const chance = dice(3)
const noise = Buffer.from(Array.from({ length: 50_000 }, () => Math.floor(chance() * 256)))
const hls = (target: string): string => `#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n${target}\n#EXT-X-ENDLIST\n`
const dash = '<?xml version="1.0"?><MPD><Period><BaseURL>file:///etc/passwd</BaseURL></Period></MPD>'

/** Files that are refused when they are examined. */
export const badMedia: ReadonlyArray<BadMedia> = [
  { name: "an empty file", code: "empty", make: written("empty.mp3", "") },
  { name: "random bytes", code: "not-media", make: written("noise.mp3", noise) },
  { name: "text named .mp3", code: "not-media", make: written("text.mp3", "Dear diary, nothing to hear here.\n") },
  { name: "HLS with a local file", code: "points-elsewhere", make: written("a.mp3", hls("file:///etc/passwd")) },
  { name: "HLS with an address", code: "points-elsewhere", make: written("b.mp4", hls("http://127.0.0.1:1/a.ts")) },
  { name: "a DASH manifest", code: "points-elsewhere", make: written("c.mp4", dash) },
  {
    name: "HLS made to look like no text",
    code: "not-media",
    make: written("e.mp3", `${hls("file:///etc/passwd")}\0\0`),
  },
  { name: "an ffconcat list", code: "points-elsewhere", make: written("d.mp3", "ffconcat version 1.0\nfile a.wav\n") },
  {
    name: "a video without sound",
    code: "no-sound",
    make: made("mute.mp4", "-f", "lavfi", "-i", "color=c=red:s=64x48:d=2", "-c:v", "mpeg4"),
  },
  {
    name: "ten hours of silence",
    code: "too-long",
    make: silence(36_000),
  },
  {
    name: "a video of 16000 by 16000 points",
    code: "no-sound",
    make: made("huge.mov", ...rawPicture(16_000), "-frames:v", "1", "-c:v", "png", "-compression_level", "1"),
  },
  {
    name: "a video cut off before its index",
    code: "cut-off",
    make: cut((wav, folder) => encode(wav, "mp4", folder), 0.5),
  },
  {
    name: "a video cut off in its index",
    code: "cut-off",
    make: cut(made("front.mp4", ...film, "-movflags", "+faststart"), 0.03),
  },
  {
    name: "an AVI video cut off in its header",
    code: "cut-off",
    make: cut(made("cut.avi", ...film), 0.01),
  },
  {
    name: "a video with nothing where its index should be",
    code: "damaged",
    make: async (wav, folder) => {
      const whole = await readFile(await encode(wav, "mp4", folder))
      return written("holes.mp4", whole.fill(0, whole.length >> 1))(wav, folder)
    },
  },
  ...protectedMedia,
]
