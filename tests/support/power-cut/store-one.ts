import * as Outbox from "#adapters/messages/mail/outbox.ts"
import { pack } from "#adapters/storage/backup/archive.ts"
import * as Blobs from "#adapters/storage/local-disk/blob-store.ts"
import { settleFolder } from "#adapters/storage/local-disk/sync-path.ts"
import * as Sink from "#adapters/storage/local-disk/upload-sink.ts"
import { UploadSink } from "#domain/intake/upload-sink.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { Effect, Layer } from "effect"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { uploadId } from "../an-upload.ts"

/** Stores one thing of a kind in a folder. It is acknowledged when the script ends; then the power fails. */
const [folder = "", kind = ""] = process.argv.slice(2)
const content = new Uint8Array(3_000_000).fill(7)

/** A file that was written without any care, as tools do. */
const written = (...names: ReadonlyArray<string>) => {
  mkdirSync(join(folder, "work", ...names.slice(0, -1)), { recursive: true })
  writeFileSync(join(folder, "work", ...names), content)
  return join(folder, "work", ...names)
}

const sent = Effect.gen(function*() {
  const sink = yield* UploadSink
  yield* sink.write(uploadId(1), { bytes: stream(), offset: 0, maxSize: Infinity })
  return (yield* sink.local(uploadId(1))) ?? ""
})

async function* stream(): AsyncIterable<Uint8Array> {
  yield content
}

const kinds: Readonly<Record<string, Effect.Effect<unknown, unknown, BlobStore | Outbox.Outbox | UploadSink>>> = {
  upload: sent,
  recording: Effect.gen(function*() {
    yield* (yield* BlobStore).moveIn("task/one/source/0", yield* sent)
  }),
  playback: Effect.flatMap(BlobStore, ({ moveIn }) => moveIn("task/one/playback", written("playback"))),
  waveform: Effect.flatMap(BlobStore, ({ put }) => put("task/one/waveform", content)),
  mail: Effect.flatMap(Outbox.Outbox, ({ put }) => put({ to: "ada@example.org", subject: "A", text: "B", html: null })),
  archive: Effect.suspend(() => {
    written("backup", "tables", "task.ndjson")
    return pack(join(folder, "work", "backup"), join(folder, "backup.tgz"))
  }),
  backup: Effect.promise(() => {
    written("backup", "tables", "task.ndjson")
    return settleFolder(join(folder, "work", "backup"), join(folder, "backup"))
  }),
}

const adapters = Layer.mergeAll(
  Sink.layer({ folder: join(folder, "uploads") }),
  Blobs.layer({ folder: join(folder, "blobs") }),
  Outbox.layer(join(folder, "outbox")),
)

await Effect.runPromise(Effect.provide(kinds[kind] ?? Effect.die(kind), adapters))
