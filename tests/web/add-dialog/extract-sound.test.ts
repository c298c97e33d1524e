import { probe } from "#adapters/media/ffmpeg/ffprobe.ts"
import { findSandbox } from "#adapters/media/ffmpeg/sandbox.ts"
import { extractSound } from "#web/features/add-dialog/video-sound/extract-sound.ts"
import { Effect } from "effect"
import { openAsBlob } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { asFile } from "../../support/speech/as-file.ts"
import { command } from "../../support/speech/command.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-sound-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const picture = ["-f", "lavfi", "-i", "testsrc=s=160x120:r=10:d=4", "-c:v", "mpeg4"]
const sound = ["-f", "lavfi", "-i", "sine=f=440:d=4:r=44100,tremolo=f=3"]

/** A video as ffmpeg writes it with these options. */
const video = async (name: string, ...settings: ReadonlyArray<string>): Promise<string> => {
  const target = join(folder, name)
  await command("ffmpeg", ["-v", "error", "-y", ...sound, ...picture, "-shortest", ...settings, target])
  return target
}

/** The checksum of the decoded sound. */
const soundOf = (path: string): Promise<string> =>
  command("ffmpeg", ["-v", "error", "-i", path, "-map", "0:a", "-f", "md5", "-"])

const facts = async (path: string) => {
  const fields = "stream=codec_type,codec_name,duration:format=duration"
  return command("ffprobe", ["-v", "error", "-show_entries", fields, "-of", "csv=p=0", path])
}

const probed = (path: string) =>
  Effect.runPromise(Effect.flatMap(findSandbox(), (sandbox) => probe(sandbox, asFile(path))))

const kinds = [
  ["an MP4 with its index at the end", "behind.mp4", ["-c:a", "aac"]],
  ["an MP4 with its index at the start", "front.mp4", ["-c:a", "aac", "-movflags", "+faststart"]],
  ["a QuickTime movie", "film.mov", ["-c:a", "aac"]],
  ["a video whose sound begins in silence", "silent.mp4", ["-c:a", "aac", "-af", "adelay=500"]],
] as const

describe("the sound of a video", () => {
  it.each(kinds)("is copied from %s, complete and in sync", async (_, name, settings) => {
    const whole = await video(name, ...settings)
    const copy = await extractSound(await openAsBlob(whole))
    assert.isNotNull(copy)
    const target = join(folder, `${name}.m4a`)
    await writeFile(target, new Uint8Array(await copy?.arrayBuffer() ?? new ArrayBuffer(0)))
    assert.strictEqual(await soundOf(target), await soundOf(whole))
    const [stream = "", ...others] = (await facts(target)).trim().split("\n")
    assert.match(stream, /^aac,audio,4\.0/)
    assert.strictEqual(others.length, 1)
  })

  it("keeps its place on the clock of the video, where it begins later", async () => {
    const whole = await video("late.mp4", "-c:a", "aac", "-af", "asetpts=PTS+2/TB")
    const target = join(folder, "late.m4a")
    await writeFile(target, new Uint8Array(await (await extractSound(await openAsBlob(whole)))?.arrayBuffer() ?? []))
    const [inVideo, alone] = [await probed(whole), await probed(target)]
    assert.closeTo(inVideo.tracks[0]?.late ?? 0, 2, 0.05)
    assert.closeTo(alone.tracks[0]?.late ?? 0, 2, 0.05)
  })

  it.each(
    [
      ["a fragmented movie", "pieces.mp4", ["-c:a", "aac", "-movflags", "+frag_keyframe+empty_moov"]],
      ["sound that is not AAC", "raw.mov", ["-c:a", "pcm_s16le"]],
      ["two sound tracks", "two.mp4", ["-c:a", "aac", "-map", "0:a", "-map", "0:a", "-map", "1:v"]],
      ["no sound", "mute.mp4", ["-an"]],
      ["another container", "web.webm", ["-c:v", "libvpx", "-c:a", "libopus"]],
      ["encrypted sound", "locked.mp4", [
        "-c:a",
        "aac",
        "-encryption_scheme",
        "cenc-aes-ctr",
        "-encryption_key",
        "76a6c65c5ea762046bd749a2e632ccbb",
        "-encryption_kid",
        "a7e61c373e219033c21091fa607bf3b8",
      ]],
    ] as const,
  )("is not extracted from a file with %s", async (_, name, settings) => {
    assert.isNull(await extractSound(await openAsBlob(await video(name, ...settings))))
  })

  it("is not extracted from a truncated file", async () => {
    const whole = await openAsBlob(await video("cut.mp4", "-c:a", "aac", "-movflags", "+faststart"))
    const cuts = [0, 7, 20, 200, 1000, Math.floor(whole.size / 2), whole.size - 1]
    const copies = await Promise.all(cuts.map((size) => extractSound(whole.slice(0, size))))
    assert.deepStrictEqual(copies, cuts.map(() => null))
  })
})
