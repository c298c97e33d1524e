import { MediaTool } from "#domain/media/media-tool.port.ts"
import { clippingOf, loudLevel } from "#domain/media/sound.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { channelsAs, manyChannels } from "#tests/support/speech/channels.ts"
import { encode, type Format, treated, twoTracks, video } from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, type Layer } from "effect"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Makes a file of the talk in `folder`. */
type Make = (wav: string, folder: string) => Promise<string>

const filtered = (...args: ReadonlyArray<string>): Make => (wav, folder) => treated(wav, "treated.wav", args, folder)

const inSecondTrack = (codec: string): Make => (wav, folder) => twoTracks(wav, "two.mov", ["-c:a", codec], folder)

const dubbed: Make = (wav, folder) =>
  twoTracks(wav, "dubbed.mkv", ["-metadata:s:a:0", "language=fre", "-metadata:s:a:1", "language=eng"], folder)

const cut = (format: Format | "mkv"): Make => async (wav, folder) => {
  const encoded = format === "mkv" ? await video(wav, format, folder) : await encode(wav, format, folder)
  const whole = await readFile(await treated(encoded, `index-first.${format}`, ["-movflags", "+faststart"], folder))
  const path = join(folder, `cut.${format}`)
  await writeFile(path, whole.subarray(0, Math.floor(whole.length * 0.6)))
  return path
}

/** FLAC has a place for each of six channels, the fourth for low sounds. */
const severalChannels = [
  ["six.flac", 6, [], false],
  ["six.opus", 6, ["-c:a", "libopus", "-mapping_family", "255"], true],
  ["ten.w64", 10, [], true],
  ["ten.caf", 10, [], true],
] as const

/** As programs write it that stream: they do not know how long it will be. */
const streamed = (size: number): Make => async (wav, folder) => {
  const whole = await readFile(wav)
  whole.writeUInt32LE(size, 40)
  const path = join(folder, "streamed.wav")
  await writeFile(path, whole)
  return path
}

/** The first tenth of a second, as soon as it is there. */
const firstBytesOf = (path: string): Promise<Buffer> =>
  until(
    async () => {
      const found = await readFile(path).catch(() => Buffer.alloc(0))
      return found.length >= 3200 ? found.subarray(0, 3200) : null
    },
    { every: 2 },
  )

/** How every MediaTool treats sound that is too quiet, too loud, cancelled out or cut off. */
export const soundContract = (name: string, tool: Layer.Layer<MediaTool>): void => {
  const heard = (make: Make) =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const media = yield* MediaTool
        const talk = yield* Effect.promise(shortTalk)
        const path = yield* Effect.promise(() => make(talk.wav, folder))
        const { audio, sound } = yield* media.normalise([asFile(path)], join(folder, "out.raw"), () => Effect.void)
        const levels = yield* media.levels(audio)
        const notes = [...sound, ...clippingOf(levels)]
        return { audio, notes, codes: notes.map(({ _tag }) => _tag), level: loudLevel(levels.loudness), talk }
      })
    ).pipe(Effect.provide(tool))

  describe.concurrent(`the sound of recordings: ${name}`, () => {
    it.live("is left alone if it is good", () =>
      Effect.map(heard(filtered()), ({ codes, level }) => {
        assert.isEmpty(codes)
        assert.isAbove(level, -30)
      }))

    it.live("is raised before it is stored in 16 bits: 60 dB too quiet in 24 bits is like the original", () =>
      Effect.gen(function*() {
        const quiet = yield* heard(filtered("-af", "volume=-60dB", "-c:a", "pcm_s24le"))
        assert.deepStrictEqual(quiet.codes, ["SoundQuiet"])
        assert.closeTo(quiet.level, -20, 3)
      }))

    it.live("is seen by those who follow it only as it will stay, however quiet it was", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const media = yield* MediaTool
          const talk = yield* Effect.promise(shortTalk)
          const quiet = yield* Effect.promise(() => filtered("-af", "volume=-40dB")(talk.wav, folder))
          const target = join(folder, "out.raw")
          const following = yield* Effect.forkChild(Effect.promise(() => firstBytesOf(target)))
          yield* media.normalise([asFile(quiet)], target, () => Effect.void)
          const seen = yield* Fiber.join(following)
          const stays = yield* Effect.promise(() => readFile(target))
          assert.isTrue(seen.equals(stays.subarray(0, seen.length)))
        })
      ).pipe(Effect.provide(tool)))

    it.live("comes from the better channel if both cancel each other out", () =>
      Effect.map(heard(filtered("-af", "pan=stereo|c0=0.7*c0|c1=-0.7*c0")), ({ notes, level }) => {
        assert.deepStrictEqual(notes, [{ _tag: "OneChannel", shares: [0.5, 0.5] }])
        assert.isAbove(level, -30)
      }))

    it.live("is the mix if one channel is silent", () =>
      Effect.map(heard(filtered("-af", "pan=stereo|c0=c0|c1=0*c0")), ({ codes }) => {
        assert.isEmpty(codes)
      }))

    for (const codec of ["aac", "pcm_s16le"]) {
      it.live(`is that of all tracks (${codec}), as some recorders keep the microphone apart`, () =>
        Effect.map(heard(inSecondTrack(codec)), ({ codes, level, audio, talk }) => {
          assert.isEmpty(codes)
          assert.isAbove(level, -30)
          assert.closeTo(audio.duration, talk.duration, 300)
        }))
    }

    it.live("is that of the first track if the others are translations", () =>
      Effect.map(heard(dubbed), ({ level }) => {
        assert.isBelow(level, -90)
      }))

    for (const count of [4, 6, 10, 16]) {
      it.live(`is that of the fourth of ${count} channels without places`, () =>
        Effect.gen(function*() {
          const gains = Array.from({ length: count }, (_, at) => at === 3 ? 1 : 0)
          const { notes, level } = yield* heard((wav, folder) => manyChannels(wav, gains, folder))
          assert.deepStrictEqual(notes, [{ _tag: "ChannelsMixed", channels: count, shares: gains }])
          assert.isAbove(level, -31)
        }))
    }

    it.live("is not cancelled out between channels of which one is turned upside down", () =>
      Effect.map(heard((wav, folder) => manyChannels(wav, [0, 0.9, 0, -0.9], folder)), ({ notes, level }) => {
        assert.deepStrictEqual(notes, [{ _tag: "ChannelsMixed", channels: 4, shares: [0, 0.5, 0, 0.5] }])
        assert.isAbove(level, -30)
      }))

    for (const [name, count, args, isNamed] of severalChannels) {
      it.live(`is that of the fourth channel of ${count} in ${name}`, () =>
        Effect.gen(function*() {
          const gains = Array.from({ length: count }, (_, at) => at === 3 ? 1 : 0)
          const { codes, level } = yield* heard((wav, folder) => channelsAs(wav, { gains, name, args }, folder))
          assert.deepStrictEqual(codes, isNamed ? ["ChannelsMixed"] : [])
          assert.isAbove(level, -31)
        }))
    }

    it.live("is named as distorted if it was too loud", () =>
      Effect.map(heard(filtered("-af", "volume=20dB")), ({ codes }) => {
        assert.deepStrictEqual(codes, ["SoundClipped"])
      }))

    for (const size of [0, 0x7f_ff_f0_00, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) {
      it.live(`is whole in a streamed WAV file that states ${size} bytes`, () =>
        Effect.map(heard(streamed(size)), ({ codes, audio, talk }) => {
          assert.isEmpty(codes)
          assert.closeTo(audio.duration, talk.duration, 20)
        }))
    }

    for (const format of ["wav", "flac", "mp3", "m4a", "mp4", "mov", "webm", "mkv"] as const) {
      it.live(`says where a ${format} file ends that was cut off`, () =>
        Effect.map(heard(cut(format)), ({ notes, audio }) => {
          assert.deepStrictEqual(notes, [{ _tag: "CutOff", at: audio.duration }])
        }))
    }
  })
}
