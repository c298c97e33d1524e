import { DocumentReader } from "#domain/intake/document-reader.port.ts"
import { DocumentUnreadable } from "#domain/intake/errors.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { UploadStore } from "#domain/intake/upload-store.port.ts"
import type { Upload } from "#domain/intake/upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { Effect, Layer } from "effect"
import { readFileSync } from "node:fs"
import { ada, at } from "./a-task.ts"

/** Upload ids that say which one they are. */
export const uploadId = (nth: number): UploadId =>
  UploadId.make(`0190a5f2-7c1e-7000-8000-${nth.toString().padStart(8, "0")}f11e`)

export const anUpload = (nth: number, given: Partial<Upload> = {}): Upload => ({
  id: uploadId(nth),
  ownerId: ada,
  fileName: `talk-${nth}.wav`,
  purpose: "task",
  size: 1000,
  complete: true,
  ticketHash: null,
  transfer: null,
  metadata: null,
  createdAt: at("2026-11-20T09:00:00.000Z"),
  expiresAt: at("2026-11-21T09:00:00.000Z"),
  ...given,
})

/** Text as a sender would send it. */
export async function* bytesOf(...pieces: ReadonlyArray<string>): AsyncIterable<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece)
}

/** Stores an upload with its bytes; what `scriptedFiles` finds in it is what is written here. */
export const arrived = (content: string, upload: Upload) =>
  Effect.gen(function*() {
    const uploads = yield* UploadStore
    const sink = yield* UploadSink
    yield* uploads.insert(upload)
    yield* sink.write(upload.id, { bytes: bytesOf(content), offset: 0, maxSize: Infinity })
    return upload.id
  })

/** Whether the bytes of an upload are still where they arrived. */
export const isThere = (id: UploadId) =>
  Effect.map(Effect.flatMap(UploadSink, ({ local }) => local(id)), (path) => path !== null)

/** Reads files by what is written in them: "audio 90.5", "video ?" (length unknown), "broken"; documents are their text. */
export const scriptedFiles = Layer.merge(
  Layer.succeed(MediaTool, {
    probe: ({ path }) =>
      Effect.suspend(() => {
        const [kind, seconds] = readFileSync(path, "utf8").split(" ")
        return kind === "audio" || kind === "video"
          ? Effect.succeed({
            kind,
            container: "wav",
            mediaType: `${kind}/wav`,
            audioCodec: "pcm",
            duration: seconds === "?" ? null : Number(seconds),
          })
          : Effect.fail(new MediaUnreadable({ code: "not-media", detail: "this is not a recording" }))
      }),
    normalise: () => Effect.die("nothing is decoded at the intake"),
    decodeArriving: () => Effect.succeed(null),
    makePlayable: () => Effect.die("nothing is copied at the intake"),
    peaks: () => Effect.die("nothing is drawn at the intake"),
    mix: () => Effect.die("nothing is mixed in this test"),
    rawLength: () => Effect.die("nothing is mixed in this test"),
    levels: () => Effect.die("nothing is measured at the intake"),
  }),
  Layer.succeed(DocumentReader, {
    read: (path) =>
      Effect.suspend(() => {
        const text = readFileSync(path, "utf8")
        return text === "broken"
          ? Effect.fail(new DocumentUnreadable({ code: "damaged", detail: "it is damaged" }))
          : Effect.succeed(text)
      }),
  }),
)
