import { dieOfFullDisk } from "#adapters/media/ffmpeg/full-disk.ts"
import * as Ffmpeg from "#adapters/media/ffmpeg/media-tool.ts"
import { type Recipe, recipeFor } from "#domain/conversion/bit-rates.ts"
import { SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { command } from "#tests/support/speech/command.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber, ManagedRuntime } from "effect"
import { existsSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll } from "vitest"

const runtime = ManagedRuntime.make(Ffmpeg.layer({ maxDuration: 3600 }))
afterAll(() => runtime.dispose())

/** ffmpeg in a sandbox, in a folder of its own. */
const inSandbox = <A, E>(test: (folder: string, converter: SoundConverter["Service"]) => Effect.Effect<A, E>) =>
  Effect.gen(function*() {
    const context = yield* Effect.promise(() => runtime.context())
    const converter = yield* Effect.provide(SoundConverter, context)
    return yield* inFolder((folder) => test(folder, converter))
  })

const ffmpeg = (...args: ReadonlyArray<string>) =>
  Effect.promise(() => command("ffmpeg", ["-v", "error", "-y", ...args]))

/** A tone. */
const tones = (seconds: number) => ["-f", "lavfi", "-i", `sine=f=440:d=${seconds}:r=44100`]
const picture = (seconds: number) => ["-f", "lavfi", "-i", `testsrc=d=${seconds}:s=64x64:r=5`]

const made = (...[folder, name, ...args]: readonly [folder: string, name: string, ...args: ReadonlyArray<string>]) =>
  Effect.as(ffmpeg(...args, join(folder, name)), join(folder, name))

const mp3: Recipe = { format: "mp3", channels: 2, sampleRate: 44_100, kilobits: 64 }

const refused = <A>(effect: Effect.Effect<A, MediaUnreadable>) => Effect.map(Effect.flip(effect), ({ code }) => code)

describe("SoundConverter: ffmpeg", () => {
  it.live("makes every format from sound and video, of the length of the source, and reports how far it is", () =>
    inSandbox((folder, converter) =>
      Effect.gen(function*() {
        const sound = yield* made(folder, "a.wav", ...tones(4), "-ac", "2")
        const video = yield* made(folder, "a.mp4", ...tones(4), ...picture(4), "-ac", "2", "-c:a", "aac")
        for (const source of [sound, video]) {
          const facts = yield* converter.inspect(asFile(source))
          assert.deepInclude(facts, { kind: source === sound ? "audio" : "video", channels: 2, sampleRate: 44_100 })
          const formats = source === sound ? ["mp3", "wav", "m4a"] as const : ["aac"] as const
          for (const format of formats) {
            const target = join(folder, `out.${format}`)
            const reports: Array<number> = []
            const recipe = recipeFor({ tool: "compress", format, quality: 40 }, facts)
            const { size, duration } = yield* converter.convert(
              asFile(source),
              recipe,
              target,
              (done) => Effect.sync(() => reports.push(done)),
            )
            assert.strictEqual(size, statSync(target).size)
            assert.closeTo(duration, 4, 0.2, format)
            const result = yield* converter.inspect(asFile(target))
            assert.deepInclude(result, { kind: "audio", channels: 2, sampleRate: recipe.sampleRate }, format)
            assert.isTrue(reports.every((one) => one >= 0 && one <= 1))
          }
        }
      })
    ))

  it.live("knows what a file is by its content: a sound with the name of a video, and a video with that of a sound", () =>
    inSandbox((folder, converter) =>
      Effect.gen(function*() {
        const sound = yield* made(folder, "film.mp4", ...tones(1), "-f", "wav")
        const video = yield* made(folder, "song.mp3", ...tones(1), ...picture(1), "-f", "matroska")
        assert.strictEqual((yield* converter.inspect(asFile(sound))).kind, "audio")
        assert.strictEqual((yield* converter.inspect(asFile(video))).kind, "video")
      })
    ))

  it.live("refuses a video without sound, an empty file, a text, and a playlist that names other files", () =>
    inSandbox((folder, converter) =>
      Effect.gen(function*() {
        const silent = yield* made(folder, "silent.mp4", ...picture(1))
        const odd = [["empty.mp3", ""], ["text.mp3", "hello ".repeat(50)], ["list.mp3", playlist]] as const
        const codes = [yield* refused(converter.inspect(asFile(silent)))]
        for (const [name, content] of odd) {
          writeFileSync(join(folder, name), content)
          codes.push(yield* refused(converter.inspect(asFile(join(folder, name)))))
        }
        assert.deepStrictEqual(codes, ["no-sound", "empty", "not-media", "points-elsewhere"])
      })
    ))

  it.live("refuses what was cut off, and leaves no file of it", () =>
    inSandbox((folder, converter) =>
      Effect.gen(function*() {
        const source = yield* made(folder, "cut.wav", ...tones(20))
        truncateSync(source, 1_000_000)
        const target = join(folder, "out.mp3")
        const code = yield* refused(converter.convert(asFile(source), mp3, target, () => Effect.void))
        assert.strictEqual(code, "cut-off")
        assert.isFalse(existsSync(target))
      })
    ))

  it.live("dies of a full disk, also where ffmpeg says that it succeeded", () =>
    Effect.gen(function*() {
      const complaint = "Error writing trailer of /dev/fd/4: No space left on device"
      const exit = yield* Effect.exit(dieOfFullDisk({ stderr: complaint }))
      assert.isTrue(Exit.hasDies(exit))
      yield* dieOfFullDisk({ stderr: "Error while decoding stream #0:0: Invalid data found" })
    }))

  it.live("ends ffmpeg when it is interrupted, and leaves no file", () =>
    inSandbox((folder, converter) =>
      Effect.gen(function*() {
        const source = yield* made(folder, "long.wav", "-f", "lavfi", "-i", "anullsrc=r=8000:cl=mono", "-t", "3000")
        const target = join(folder, "out.m4a")
        const recipe: Recipe = { format: "m4a", channels: 1, sampleRate: 8000, kilobits: 32 }
        const working = yield* Effect.forkChild(converter.convert(asFile(source), recipe, target, () => Effect.void))
        yield* Effect.repeat(Effect.sleep("20 millis"), { until: () => existsSync(target) && running(target) })
        yield* Fiber.interrupt(working)
        assert.isFalse(running(target))
        assert.isFalse(existsSync(target))
      })
    ))
})

/** Whether something was written. */
const running = (target: string): boolean => existsSync(target) && readFileSync(target).length > 0

const playlist = "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"
