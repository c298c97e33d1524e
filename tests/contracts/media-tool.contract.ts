import { MediaTool } from "#domain/media/media-tool.port.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { badMedia } from "#tests/support/speech/bad-media.ts"
import {
  browserRecording,
  encode,
  formats,
  otherSound,
  otherSounds,
  quietAtFirst,
} from "#tests/support/speech/encode.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, type Layer } from "effect"
import { existsSync } from "node:fs"
import { chmod, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

const quiet = (): Effect.Effect<void> => Effect.void

/** What every MediaTool must do. The layer given takes recordings of up to an hour. */
export const mediaToolContract = (name: string, tool: Layer.Layer<MediaTool>): void => {
  describe.concurrent(`MediaTool: ${name}`, () => {
    for (const { name, code, make } of badMedia) {
      it.live(`refuses ${name}: ${code}`, () =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const path = yield* Effect.promise(async () => make((await shortTalk()).wav, folder))
            const refusal = yield* Effect.flip((yield* MediaTool).probe(asFile(path)))
            assert.strictEqual(refusal.code, code)
            const target = join(folder, "out.raw")
            const again = yield* Effect.flip((yield* MediaTool).normalise([asFile(path)], target, quiet))
            assert.strictEqual(again.code, code)
            assert.isFalse(existsSync(target))
          })
        ).pipe(Effect.provide(tool)))
    }

    it.live(
      "reads every common format by content, whatever its name",
      () =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const talk = yield* Effect.promise(shortTalk)
            const media = yield* MediaTool
            for (const format of formats) {
              const path = yield* Effect.promise(() => encode(talk.wav, format, folder))
              const misnamed = join(folder, `${format}.txt`)
              yield* Effect.promise(async () => writeFile(misnamed, await readFile(path)))
              const info = yield* media.probe(asFile(misnamed))
              assert.strictEqual(info.kind, format === "mp4" || format === "mov" ? "video" : "audio")
              assert.closeTo(info.duration ?? 0, talk.duration / 1000, 0.3)
              const { audio } = yield* media.normalise([asFile(misnamed)], join(folder, `${format}.raw`), quiet)
              assert.closeTo(audio.duration, talk.duration, 300)
              assert.strictEqual((yield* Effect.promise(() => stat(audio.path))).size >> 5, audio.duration)
            }
          })
        ).pipe(Effect.provide(tool)),
    )

    it.live.each(otherSounds)("reads %s", (name) =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const file = asFile(yield* Effect.promise(() => otherSound(talk.wav, name, folder)))
          const info = yield* media.probe(file)
          assert.strictEqual(info.kind, name.startsWith("film") ? "video" : "audio")
          if (info.duration !== null) assert.closeTo(info.duration, talk.duration / 1000, 0.3)
          const { audio } = yield* media.normalise([file], join(folder, "out.raw"), quiet)
          assert.closeTo(audio.duration, talk.duration, 300)
        })
      ).pipe(Effect.provide(tool)))

    it.live("goes by the name of a file only where its content does not tell", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const path = join(folder, "talk.g722")
          yield* Effect.promise(async () => writeFile(path, await readFile(talk.wav)))
          assert.strictEqual((yield* media.probe(asFile(path))).container, "wav")
          const bare = yield* Effect.promise(() => otherSound(talk.wav, "talk.alaw", folder))
          assert.strictEqual((yield* Effect.flip(media.probe({ path: bare, fileName: "talk.wav" }))).code, "not-media")
        })
      ).pipe(Effect.provide(tool)))

    it.live("reads a browser's recording, which has no duration", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const path = yield* Effect.promise(() => browserRecording(talk.wav, folder))
          const media = yield* MediaTool
          assert.isNull((yield* media.probe(asFile(path))).duration)
          const { audio } = yield* media.normalise([asFile(path)], join(folder, "out.raw"), quiet)
          assert.closeTo(audio.duration, talk.duration, 300)
        })
      ).pipe(Effect.provide(tool)))

    for (const name of ["quiet.aac", "quiet.mp3"] as const) {
      it.live(`counts the length of ${name}, which no header says, instead of guessing it by the beginning`, () =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const talk = yield* Effect.promise(shortTalk)
            const path = yield* Effect.promise(() => quietAtFirst(talk.wav, name, folder))
            const { duration } = yield* (yield* MediaTool).probe(asFile(path))
            assert.closeTo(duration ?? 0, 300 + talk.duration / 1000, 0.3)
          })
        ).pipe(Effect.provide(tool)))
    }

    it.live("looks again at a file that has changed since, though it is as long as before", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const path = join(folder, "talk.wav")
          const whole = yield* Effect.promise(() => readFile(talk.wav))
          yield* Effect.promise(() => writeFile(path, whole))
          yield* media.probe(asFile(path))
          yield* Effect.promise(() => writeFile(path, Buffer.alloc(whole.length, "not a recording ")))
          assert.strictEqual((yield* Effect.flip(media.probe(asFile(path)))).code, "not-media")
        })
      ).pipe(Effect.provide(tool)))

    it.live("joins parts in order, says where each begins, and reports rising progress", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const mp3 = yield* Effect.promise(() => encode(talk.wav, "mp3", folder))
          const seen: Array<number> = []
          const { audio, offsets } = yield* (yield* MediaTool).normalise(
            [asFile(talk.wav), asFile(mp3)],
            join(folder, "out.raw"),
            (done) => Effect.sync(() => void seen.push(done)),
          )
          assert.deepStrictEqual(offsets, [0, talk.duration])
          assert.closeTo(audio.duration, 2 * talk.duration, 300)
          assert.deepStrictEqual(seen, seen.toSorted((a, b) => a - b))
          assert.strictEqual(seen.at(-1), 1)
          const [raw, out] = yield* Effect.promise(() => Promise.all([readFile(talk.raw), readFile(audio.path)]))
          assert.isTrue(out.subarray(0, raw.length).equals(raw))
        })
      ).pipe(Effect.provide(tool)))

    it.live("draws a waveform of what was decoded, its parts in their order", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const silence = join(folder, "silence.wav")
          yield* Effect.promise(async () => {
            const header = (await readFile(talk.wav)).subarray(0, 44)
            await writeFile(silence, Buffer.concat([header, Buffer.alloc(talk.duration * 32)]))
          })
          const { audio } = yield* media.normalise([asFile(talk.wav), asFile(silence)], join(folder, "out.raw"), quiet)
          const peaks = yield* media.peaks(audio)
          assert.lengthOf(peaks, 1800)
          assert.isAbove(Math.max(...peaks.slice(0, 900)), 10)
          assert.strictEqual(Math.max(...peaks.slice(901)), 0)
        })
      ).pipe(Effect.provide(tool)))

    it.live("keeps what can be decoded of a recording that was cut off", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const path = join(folder, "cut.mp3")
          const whole = yield* Effect.promise(async () => readFile(await encode(talk.wav, "mp3", folder)))
          yield* Effect.promise(() => writeFile(path, whole.subarray(0, whole.length / 2)))
          const { audio } = yield* (yield* MediaTool).normalise([asFile(path)], join(folder, "out.raw"), quiet)
          assert.closeTo(audio.duration, talk.duration / 2, 1500)
        })
      ).pipe(Effect.provide(tool)))

    it.live("takes silence, and files that only their owner may read", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const path = join(folder, "silence.wav")
          yield* Effect.promise(async () => {
            await writeFile(
              path,
              Buffer.concat([(await readFile((await shortTalk()).wav)).subarray(0, 44), Buffer.alloc(64_000)]),
            )
            await chmod(path, 0o600)
          })
          const { audio } = yield* (yield* MediaTool).normalise([asFile(path)], join(folder, "out.raw"), quiet)
          assert.strictEqual(audio.duration, 2000)
        })
      ).pipe(Effect.provide(tool)))

    it.live("leaves no target behind when it is interrupted", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const talk = yield* Effect.promise(shortTalk)
          const media = yield* MediaTool
          const target = join(folder, "out.raw")
          const begun = yield* Deferred.make<void>()
          const many = Array.from({ length: 6 }, () => talk.wav)
          const fiber = yield* Effect.forkChild(
            media.normalise(many.map(asFile), target, () => Effect.asVoid(Deferred.succeed(begun, undefined))),
          )
          yield* Deferred.await(begun)
          yield* Fiber.interrupt(fiber)
          assert.isTrue(Exit.hasInterrupts(yield* Fiber.await(fiber)))
          assert.isFalse(existsSync(target))
        })
      ).pipe(Effect.provide(tool)))
  })
}
