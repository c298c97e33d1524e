import { SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect, Layer } from "effect"
import { readFileSync, writeFileSync } from "node:fs"

/** What `scriptedConverter` makes of every file. */
export const madeSound = "made smaller"

/** Reads files by what is written in them: "audio mp3", "video aac"; makes a small file of each. */
export const scriptedConverter = (convert: Effect.Effect<void, MediaUnreadable> = Effect.void) =>
  Layer.succeed(SoundConverter, {
    inspect: ({ path }) =>
      Effect.suspend(() => {
        const [kind = "", codec = "pcm_s16le"] = readFileSync(path, "utf8").split(" ")
        if (kind !== "audio" && kind !== "video") {
          const silent = kind === "silent"
          return Effect.fail(
            silent
              ? new MediaUnreadable({ code: "no-sound", detail: "the video has no sound track" })
              : new MediaUnreadable({ code: "not-media", detail: "this is not a recording" }),
          )
        }
        return Effect.succeed({ kind, codec, channels: 1, sampleRate: 44_100, bitRate: 705_600, duration: 60 })
      }),
    convert: (_, __, target, onProgress) =>
      Effect.gen(function*() {
        yield* onProgress(0.5)
        yield* convert
        writeFileSync(target, madeSound)
        return { size: madeSound.length, duration: 60 }
      }),
  })
