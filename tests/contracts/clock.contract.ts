import { MediaTool } from "#domain/media/media-tool.port.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { command } from "#tests/support/speech/command.ts"
import { lateSound, pausedSound, video } from "#tests/support/speech/encode.ts"
import { loudFrom } from "#tests/support/speech/loud-from.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { existsSync } from "node:fs"
import { join } from "node:path"

const quiet = (): Effect.Effect<void> => Effect.void

/** The samples of a file one after the other, as a player takes them that does not look at the clock. */
const played = (path: string, folder: string) =>
  Effect.promise(async () => {
    const target = join(folder, "played.raw")
    await command("ffmpeg", ["-v", "error", "-y", "-i", path, "-ac", "1", "-ar", "16000", "-f", "s16le", target])
    return target
  })

const begins = (path: string, at: number) => Effect.promise(() => loudFrom(path, at))

/** How every MediaTool keeps the sound of a recording on the clock of its file. Times are in milliseconds. */
export const clockContract = (name: string, tool: Layer.Layer<MediaTool>): void => {
  /** Where the talk is first loud at or after a time: in itself, when decoded from this file, and when played. */
  const heard = (make: (wav: string, folder: string) => Promise<string>, after: number) =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const media = yield* MediaTool
        const talk = yield* Effect.promise(shortTalk)
        const source = yield* Effect.promise(() => make(talk.wav, folder))
        const { audio } = yield* media.normalise([asFile(source)], join(folder, "a.raw"), quiet)
        const target = join(folder, "playback")
        const playable = yield* media.makePlayable([asFile(source)], target, audio.duration / 1000)
        const raw = yield* played(existsSync(target) ? target : source, folder)
        return {
          talk,
          playable,
          audio,
          info: yield* media.probe(asFile(source)),
          itself: yield* begins(talk.raw, after),
          decoded: yield* begins(audio.path, after),
          plays: yield* begins(raw, after),
          decodedFrom0: yield* begins(audio.path, 0),
          playsFrom0: yield* begins(raw, 0),
        }
      })
    ).pipe(Effect.provide(tool))

  describe.concurrent(`the clock of recordings: ${name}`, () => {
    for (const format of ["mp4", "mov", "mkv", "ts"] as const) {
      it.live(`is that of the ${format} file if its only sound begins four seconds late`, () =>
        Effect.gen(function*() {
          const { itself, decodedFrom0, playsFrom0, audio, talk, playable } = yield* heard(
            (wav, folder) => lateSound(wav, `late.${format}`, folder),
            0,
          )
          assert.closeTo(decodedFrom0, itself + 4000, 60)
          assert.closeTo(playsFrom0, itself + 4000, 60)
          assert.closeTo(audio.duration, talk.duration + 4000, 150)
          assert.strictEqual(playable.kind, "video")
        }))

      it.live(`goes on in the pauses of a ${format} file`, () =>
        Effect.gen(function*() {
          const { itself, decoded, plays, audio, talk } = yield* heard(
            (wav, folder) => pausedSound(wav, `paused.${format}`, folder),
            12_500,
          )
          // Encoded with AAC, a pause begins and ends with a frame of 64 ms.
          assert.closeTo(decoded, itself, 130)
          assert.closeTo(plays, itself, 130)
          assert.closeTo(audio.duration, talk.duration, 150)
        }))
    }

    it.live("goes on in the pauses of sound alone, in its copy too", () =>
      Effect.gen(function*() {
        const { itself, decoded, plays, playable } = yield* heard(
          (wav, folder) => pausedSound(wav, "paused.webm", folder),
          12_500,
        )
        assert.closeTo(decoded, itself, 60)
        assert.closeTo(plays, itself, 60)
        assert.strictEqual(playable.extension, "mp3")
      }))

    it.live("begins with the file where that is sound alone", () =>
      Effect.gen(function*() {
        for (const format of ["webm", "ogg"] as const) {
          const { itself, decoded, plays, audio, info } = yield* heard(
            (wav, folder) => lateSound(wav, `alone.${format}`, folder),
            0,
          )
          assert.closeTo(decoded, itself, 60)
          assert.closeTo(plays, itself, 60)
          // What ffprobe says of Ogg may be its length or its end.
          if (format === "ogg") assert.isNull(info.duration)
          else assert.closeTo(info.duration ?? 0, audio.duration / 1000, 0.2)
        }
      }))

    it.live("shows the silence before the sound of an MP4 file, as after it was taken from a video", () =>
      Effect.gen(function*() {
        const { itself, decoded, plays, audio, info } = yield* heard(
          (wav, folder) => lateSound(wav, "alone.m4a", folder),
          0,
        )
        assert.closeTo(decoded, itself + 4000, 60)
        assert.closeTo(plays, itself + 4000, 60)
        assert.closeTo(info.duration ?? 0, audio.duration / 1000, 0.2)
      }))

    it.live("leaves a video alone whose sound begins with its picture", () =>
      Effect.gen(function*() {
        const { playable } = yield* heard((wav, folder) => video(wav, "mp4", folder), 0)
        assert.isNull(playable.extension)
      }))

    it.live("counts the silence of a later part, in the joined copy too", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const media = yield* MediaTool
          const talk = yield* Effect.promise(shortTalk)
          const late = yield* Effect.promise(() => lateSound(talk.wav, "late.mp4", folder))
          const parts = [talk.wav, late]
          const { audio, offsets } = yield* media.normalise(parts.map(asFile), join(folder, "a.raw"), quiet)
          const target = join(folder, "playback")
          yield* media.makePlayable(parts.map(asFile), target, audio.duration / 1000)
          const raw = yield* played(target, folder)
          const expected = (offsets[1] ?? 0) + 4000 + (yield* begins(talk.raw, 0))
          assert.closeTo(yield* begins(audio.path, (offsets[1] ?? 0) + 500), expected, 60)
          assert.closeTo(yield* begins(raw, (offsets[1] ?? 0) + 500), expected, 100)
        })
      ).pipe(Effect.provide(tool)))

    it.live("drops no sound where timestamps go back", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const media = yield* MediaTool
          const talk = yield* Effect.promise(shortTalk)
          const source = join(folder, "back.mkv")
          const back = "asetpts='if(gt(T,6),PTS-3/TB,PTS)'"
          yield* Effect.promise(() =>
            command("ffmpeg", ["-v", "error", "-y", "-i", talk.wav, "-af", back, "-c:a", "libopus", source])
          )
          const { audio } = yield* media.normalise([asFile(source)], join(folder, "a.raw"), quiet)
          assert.closeTo(audio.duration, talk.duration, 300)
        })
      ).pipe(Effect.provide(tool)))
  })
}
