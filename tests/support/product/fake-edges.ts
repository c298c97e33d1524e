import * as DocumentWriter from "#adapters/documents/exports/document-writer.ts"
import * as ZipArchive from "#adapters/documents/exports/zip-archive.ts"
import * as Documents from "#adapters/documents/reading/document-reader.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { StoredMessages } from "#domain/account/stored-messages.port.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { Diarizer } from "#domain/recognition/diarizer.port.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import type { PlainLines } from "#domain/transcript/transcript.ts"
import { Effect, Layer, Stream } from "effect"
import { readFile, writeFile } from "node:fs/promises"
import { transcriberOf } from "../pipeline/transcriber-of.ts"
import { noVoiceEmbedder } from "../voice/fake-voice-embedder.ts"

const missing = new EngineUnavailable({ detail: "there is no engine in this test" })

/** A "recording" is any file that begins with SOUND: one minute of audio. */
const media = MediaTool.of({
  probe: ({ path }) =>
    Effect.flatMap(Effect.promise(() => readFile(path, "utf8")), (text) =>
      text.startsWith("SOUND")
        ? Effect.succeed({
          kind: "audio" as const,
          container: "wav",
          mediaType: "audio/wav",
          audioCodec: "pcm",
          duration: 60,
        })
        : Effect.fail(new MediaUnreadable({ code: "not-media", detail: "this is not a recording" }))),
  normalise: () => Effect.fail(new MediaUnreadable({ code: "damaged", detail: "the recording is damaged" })),
  decodeArriving: () => Effect.succeed(null),
  makePlayable: () => Effect.fail(new MediaUnreadable({ code: "damaged", detail: "the recording is damaged" })),
  peaks: () => Effect.die("nothing is decoded in this test"),
  mix: () => Effect.die("nothing is mixed in this test"),
  rawLength: () => Effect.die("nothing is mixed in this test"),
  levels: () => Effect.die("nothing is decoded in this test"),
})

/** Such a recording is made smaller by writing SMALL. */
const converter = SoundConverter.of({
  inspect: (file) =>
    Effect.map(media.probe(file), ({ kind }) => ({
      kind,
      codec: "mp3",
      channels: 1,
      sampleRate: 44_100,
      bitRate: 128_000,
      duration: 60,
    })),
  convert: (_, __, target) => Effect.as(Effect.promise(() => writeFile(target, "SMALL")), { size: 5, duration: 60 }),
})

/** Everything the product reaches outside itself: no engines, no mail, an analyst that says one thing. */
export const fakeEdges = Layer.mergeAll(
  Documents.layer({ prefersGb18030: false }),
  DocumentWriter.layer({ font: null }),
  ZipArchive.layer,
  Layer.succeed(MediaTool, media),
  Layer.succeed(SoundConverter, converter),
  Layer.succeed(Mailer, { send: () => Effect.void }),
  Layer.succeed(StoredMessages, { erase: () => Effect.void }),
  Layer.succeed(Transcriber, transcriberOf(() => Effect.fail(missing))),
  Layer.succeed(VoiceDetector, { detect: () => Stream.fail(missing), detectFaint: () => Effect.fail(missing) }),
  Layer.succeed(Diarizer, { diarize: () => Effect.fail(missing) }),
  noVoiceEmbedder,
  Layer.succeed(Analyst, {
    name: "fake",
    prepare: () => Effect.void,
    analyse: ({ transcript, scenario }, onProgress) =>
      Effect.as(onProgress("generating summary"), {
        scenario: scenario ?? "meeting",
        sections: [
          { kind: "overview" as const, title: "Overview", points: [pointOf("They spoke", transcript)] },
          { kind: "actions" as const, title: "Action items", points: [pointOf("Speak again", transcript)] },
        ],
      }),
  }),
)

const pointOf = (text: string, { segments }: PlainLines) => ({
  text,
  segments: segments.slice(0, 1).map(({ id }) => id),
  quote: null,
  owner: null,
  due: null,
})
