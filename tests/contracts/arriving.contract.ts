import { MediaTool } from "#domain/media/media-tool.port.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import {
  browserRecording,
  encode,
  firstMinute,
  lateSound,
  pausedSound,
  recordedInFragments,
} from "#tests/support/speech/encode.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, type Layer, Schedule } from "effect"
import { appendFile, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

const made = {
  wav: (wav: string, folder: string) => encode(wav, "wav", folder),
  mp3: (wav: string, folder: string) => encode(wav, "mp3", folder),
  ogg: (wav: string, folder: string) => encode(wav, "ogg", folder),
  flac: (wav: string, folder: string) => encode(wav, "flac", folder),
  "a browser's WebM": browserRecording,
  "a browser's MP4": recordedInFragments,
  "a video with late sound": (wav: string, folder: string) => lateSound(wav, "late.mkv", folder),
  "a video with a pause in its sound": (wav: string, folder: string) => pausedSound(wav, "paused.ts", folder),
}

/** A minute: more than is looked at before decoding begins. */
const someSpeech = (folder: string) => Effect.promise(async () => firstMinute((await meetingOfThree()).wav, folder))

/** The first part of a file, and what sends the rest of it. */
const arriving = Effect.fnUntraced(function*(whole: string, folder: string) {
  const bytes = yield* Effect.promise(() => readFile(whole))
  const path = join(folder, "arriving")
  const cut = Math.floor(bytes.length * 0.9)
  yield* Effect.promise(() => writeFile(path, bytes.subarray(0, cut)))
  const arrived = yield* Deferred.make<void>()
  const rest = Effect.andThen(
    Effect.promise(() => appendFile(path, bytes.subarray(cut))),
    Deferred.succeed(arrived, undefined),
  )
  return { file: { path, whole: Deferred.await(arrived) }, rest }
})

const second = 32_000

/** What every MediaTool must do with a file that is still arriving. */
export const arrivingContract = (name: string, tool: Layer.Layer<MediaTool>): void => {
  describe.concurrent(`MediaTool: ${name}, of a file that arrives`, () => {
    it.live.each(Object.entries(made))(
      "decodes %s meanwhile, to the same samples as the whole file",
      ([, make]) =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const media = yield* MediaTool
            const wav = yield* someSpeech(folder)
            const whole = yield* Effect.promise(() => make(wav, folder))
            const { file, rest } = yield* arriving(whole, folder)
            const audio = (yield* media.decodeArriving(file, join(folder, "early.raw"))) ?? assert.fail("not decoded")
            yield* Effect.repeat(Effect.promise(() => stat(audio.path)), {
              until: ({ size }) => size > 25 * second,
              schedule: Schedule.spaced("50 millis"),
            })
            yield* rest
            const early = yield* audio.whole
            const late = yield* media.normalise([asFile(whole)], join(folder, "late.raw"), () => Effect.void)
            assert.closeTo(early.duration, late.audio.duration, 100)
            const [one, other] = yield* Effect.promise(() =>
              Promise.all([readFile(early.path), readFile(late.audio.path)])
            )
            // What an encoder has added at the end is only known with the whole file.
            const compared = other.length - second
            assert.isTrue(one.subarray(0, compared).equals(other.subarray(0, compared)))
          }).pipe(Effect.scoped)
        ).pipe(Effect.provide(tool)),
    )

    it.live(
      "does not decode a video whose index comes last, nor what is no recording",
      () =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const media = yield* MediaTool
            const wav = yield* someSpeech(folder)
            const noise = join(folder, "noise")
            yield* Effect.promise(() => writeFile(noise, Buffer.alloc(300_000, "no sound ")))
            for (const whole of [yield* Effect.promise(() => encode(wav, "mp4", folder)), noise]) {
              const { file, rest } = yield* arriving(whole, folder)
              const [audio] = yield* Effect.all([media.decodeArriving(file, join(folder, "early.raw")), rest], {
                concurrency: 2,
              })
              assert.isNull(audio)
            }
          }).pipe(Effect.scoped)
        ).pipe(Effect.provide(tool)),
    )
  })
}
