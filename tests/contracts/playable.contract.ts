import { MediaTool } from "#domain/media/media-tool.port.ts"
import { loudLevel } from "#domain/media/sound.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { manyChannels } from "#tests/support/speech/channels.ts"
import { command } from "#tests/support/speech/command.ts"
import {
  browserRecording,
  encode,
  type Format,
  recordedInFragments,
  recordedWithGap,
  treated,
  twoTracks,
  varyingRate,
  video,
} from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { existsSync } from "node:fs"
import { readFile, truncate, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Makes a file of the talk in `folder`. */
type Make = (wav: string, folder: string) => Promise<string>

const quiet = (): Effect.Effect<void> => Effect.void

const levelOf = (path: string, target: string) =>
  Effect.gen(function*() {
    const media = yield* MediaTool
    const { audio } = yield* media.normalise([asFile(path)], target, quiet)
    return loudLevel((yield* media.levels(audio)).loudness)
  })

/** What every MediaTool must do for the player of a page. */
export const playableContract = (name: string, tool: Layer.Layer<MediaTool>): void => {
  /** What is made of a recording in some form, and what it is when it is examined again. */
  const made = (make: (wav: string, folder: string) => Promise<string>, decode = true) =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const talk = yield* Effect.promise(shortTalk)
        const media = yield* MediaTool
        const source = yield* Effect.promise(() => make(talk.wav, folder))
        const decoded = decode
          ? (yield* media.normalise([asFile(source)], join(folder, "a.raw"), quiet)).audio.duration
          : null
        const target = join(folder, "playback")
        const playable = yield* media.makePlayable([asFile(source)], target, decoded === null ? null : decoded / 1000)
        const info = existsSync(target) ? yield* media.probe(asFile(target)) : null
        const again = info === null ? null : yield* media.makePlayable([asFile(target)], join(folder, "again"), null)
        const level = info === null ? null : yield* levelOf(target, join(folder, "b.raw"))
        return { playable, info, level, again, seconds: (decoded ?? talk.duration) / 1000, target }
      })
    ).pipe(Effect.provide(tool))

  describe.concurrent(`MediaTool for players: ${name}`, () => {
    for (const format of ["mp3", "m4a", "ogg", "webm", "flac", "wav"] as const satisfies ReadonlyArray<Format>) {
      it.live(`leaves ${format} as it is`, () =>
        Effect.gen(function*() {
          const { playable, info, seconds } = yield* made((wav, folder) => encode(wav, format, folder))
          assert.deepInclude(playable, { kind: "audio", extension: null })
          assert.closeTo(playable.duration, seconds, 0.2)
          assert.isNull(info)
        }))
    }

    it.live("leaves a video that browsers play as it is, and only the sound of others", () =>
      Effect.gen(function*() {
        const { playable, info } = yield* made((wav, folder) => video(wav, "mp4", folder))
        assert.deepInclude(playable, { kind: "video", mediaType: "video/mp4", extension: null })
        assert.isNull(info)
        const heard = yield* made((wav, folder) => encode(wav, "mp4", folder))
        assert.deepInclude(heard.playable, { kind: "audio", mediaType: "audio/mp4", extension: "m4a" })
        assert.closeTo(heard.info?.duration ?? 0, heard.seconds, 0.2)
      }))

    it.live("keeps the pictures of a video that only its container spoils", () =>
      Effect.gen(function*() {
        for (const container of ["mov", "mkv"] as const) {
          const { playable, info, again } = yield* made((wav, folder) => video(wav, container, folder))
          assert.deepInclude(playable, { kind: "video", mediaType: "video/mp4", extension: "mp4" })
          assert.deepInclude(info, { kind: "video", audioCodec: "aac" })
          assert.isNull(again?.extension)
        }
      }))

    it.live(
      "gives a browser's recording a length and an index, before and after it was decoded",
      () =>
        Effect.gen(function*() {
          for (const decode of [true, false]) {
            const { playable, info, again, seconds } = yield* made(browserRecording, decode)
            assert.deepInclude(playable, { kind: "audio", mediaType: "audio/webm", extension: "webm" })
            assert.deepInclude(info, { audioCodec: "opus" })
            assert.closeTo(info?.duration ?? 0, seconds, 0.2)
            assert.isNull(again?.extension)
          }
        }),
    )

    it.live("plays all tracks of sound as one, with the pictures of a video", () =>
      Effect.gen(function*() {
        const film = yield* made(async (wav, folder) =>
          twoTracks(await video(wav, "mp4", folder), "two.mp4", ["-map", "0:v", "-c:v", "copy", "-c:a", "aac"], folder)
        )
        assert.deepInclude(film.playable, { kind: "video", mediaType: "video/mp4", extension: "mp4" })
        assert.isAbove(film.level ?? -100, -30)
        const sound = yield* made((wav, folder) => twoTracks(wav, "sound.m4a", ["-c:a", "aac"], folder))
        assert.deepInclude(sound.playable, { kind: "audio", extension: "mp3" })
        assert.isAbove(sound.level ?? -100, -30)
      }))

    const upsideDown = "pan=stereo|c0=0.7*c0|c1=-0.7*c0"
    const opposed: Readonly<Record<string, Make>> = {
      "an M4A file": (wav, folder) => treated(wav, "opposed.m4a", ["-af", upsideDown, "-c:a", "aac"], folder),
      "a video": async (wav, folder) =>
        treated(await video(wav, "mp4", folder), "opposed.mp4", ["-af", upsideDown, "-c:v", "copy"], folder),
      "four channels without places": (wav, folder) => manyChannels(wav, [0, 0.9, 0, -0.9], folder),
    }

    it.live.each(Object.entries(opposed))(
      "is heard in one loudspeaker where channels cancel each other out: %s",
      ([, make]) =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const talk = yield* Effect.promise(shortTalk)
            const media = yield* MediaTool
            const source = yield* Effect.promise(() => make(talk.wav, folder))
            const target = join(folder, "playback")
            const { extension } = yield* media.makePlayable([asFile(source)], target, null)
            assert.isNotNull(extension)
            const mono = join(folder, "mono.raw")
            yield* Effect.promise(() =>
              command("ffmpeg", ["-v", "error", "-i", target, "-ac", "1", "-ar", "16000", "-f", "s16le", mono])
            )
            const levels = yield* media.levels({ path: mono, duration: talk.duration })
            assert.isAbove(loudLevel(levels.loudness), -30)
          })
        ).pipe(Effect.provide(tool)),
    )

    it.live("puts the fragments of a recording together", () =>
      Effect.gen(function*() {
        const { playable, info, again, seconds } = yield* made(recordedInFragments)
        assert.deepInclude(playable, { kind: "audio", mediaType: "audio/mp4", extension: "m4a" })
        assert.closeTo(info?.duration ?? 0, seconds, 0.2)
        assert.isNull(again?.extension)
      }))

    it.live(
      "has the times of the transcript where a recording has gaps, or lies about its length",
      () =>
        Effect.gen(function*() {
          const gap = yield* made(recordedWithGap)
          assert.deepInclude(gap.playable, { kind: "audio", mediaType: "audio/mpeg", extension: "mp3" })
          assert.closeTo(gap.info?.duration ?? 0, gap.seconds, 0.2)
          const cut = yield* made(async (wav, folder) => {
            const path = await encode(wav, "mp3", folder)
            await truncate(path, Math.floor((await readFile(path)).length / 2))
            return path
          })
          assert.deepInclude(cut.playable, { kind: "audio", extension: "mp3" })
          assert.closeTo(cut.info?.duration ?? 0, cut.seconds, 0.2)
          assert.isNull(cut.again?.extension)
        }),
    )

    it.live("makes a rate constant at which a moment would be missed by seconds", () =>
      Effect.gen(function*() {
        const { playable, info, again, seconds } = yield* made(varyingRate)
        assert.deepInclude(playable, { kind: "audio", mediaType: "audio/mpeg", extension: "mp3" })
        assert.closeTo(info?.duration ?? 0, seconds, 0.2)
        assert.isNull(again?.extension)
      }))

    it.live("joins parts on the timeline of the transcript", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const silence = join(folder, "silence.wav")
          const mp3 = yield* Effect.promise(async () => {
            const header = (await readFile(talk.wav)).subarray(0, 44)
            await writeFile(silence, Buffer.concat([header, Buffer.alloc(talk.duration * 32)]))
            return encode(talk.wav, "mp3", folder)
          })
          const parts = [mp3, silence, yield* Effect.promise(() => browserRecording(talk.wav, folder))]
          const { audio, offsets } = yield* media.normalise(parts.map(asFile), join(folder, "a.raw"), quiet)
          const target = join(folder, "playback")
          const playable = yield* media.makePlayable(parts.map(asFile), target, audio.duration / 1000)
          assert.deepInclude(playable, { kind: "audio", mediaType: "audio/mpeg", extension: "mp3" })
          const played = yield* media.normalise([asFile(target)], join(folder, "b.raw"), quiet)
          assert.closeTo(played.audio.duration, audio.duration, 100)
          const slotOf = (time: number) => Math.round((time * 1800) / audio.duration)
          const quietSlots = (peaks: ReadonlyArray<number>) =>
            peaks.slice(slotOf(offsets[1] ?? 0) + 4, slotOf(offsets[2] ?? 0) - 4)
          const [before, after] = [yield* media.peaks(audio), yield* media.peaks(played.audio)]
          assert.isAtMost(Math.max(...quietSlots(before), ...quietSlots(after)), 1)
          const far = before.filter((peak, slot) => Math.abs(peak - (after[slot] ?? 0)) > 15).length
          assert.isAtMost(far, 180)
        })
      ).pipe(Effect.provide(tool)))

    it.live("refuses what it cannot play, and leaves nothing", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { wav } = yield* Effect.promise(shortTalk)
          const bad = join(folder, "bad.mp3")
          const target = join(folder, "playback")
          yield* Effect.promise(() => writeFile(bad, "Dear diary, nothing to hear here.\n"))
          const media = yield* MediaTool
          const refusal = yield* Effect.flip(media.makePlayable([asFile(wav), asFile(bad)], target, null))
          assert.strictEqual(refusal.code, "not-media")
          assert.isFalse(existsSync(target))
        })
      ).pipe(Effect.provide(tool)))
  })
}
