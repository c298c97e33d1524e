import { Draft } from "#domain/analysis/analysis.ts"
import { ExampleContent } from "#domain/intake/example-content.port.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { Segment } from "#domain/transcript/transcript.ts"
import { Effect, Layer, Schema } from "effect"
import { readFile } from "node:fs/promises"

const Content = Schema.Struct({
  title: Schema.String,
  language: Schema.String,
  duration: Schema.Int,
  segments: Schema.Array(Schema.toType(Segment)),
  speakers: Schema.Array(Speaker),
  /** Written by the built-in analyst. */
  draft: Schema.toType(Draft),
  waveform: Schema.String,
})

/** Read when somebody wants it: few do, and once. Both files are made by `tests/support/example/make-example.ts`. */
export const layer: Layer.Layer<ExampleContent> = Layer.succeed(ExampleContent, {
  read: Effect.gen(function*() {
    const [bytes, text] = yield* Effect.promise(() =>
      Promise.all([
        readFile(new URL("./team-meeting.mp3", import.meta.url)),
        readFile(new URL("./team-meeting.json", import.meta.url), "utf8"),
      ])
    )
    const { title, language, duration, segments, speakers, draft, waveform } = yield* decode(text)
    return {
      title,
      language,
      sound: {
        fileName: "team-meeting.mp3",
        mediaType: "audio/mpeg",
        bytes: Uint8Array.from(bytes),
        duration,
        waveform: Uint8Array.from(Buffer.from(waveform, "base64")),
      },
      transcript: { segments, speakers },
      draft,
      analyst: "embedded",
    }
  }).pipe(Effect.withSpan("ExampleContent.read")),
})

/** Our own file: what is wrong in it is a defect. */
const decode = (text: string) => Effect.orDie(Schema.decodeUnknownEffect(Schema.fromJsonString(Content))(text))
