import * as Documents from "#adapters/documents/reading/document-reader.ts"
import { DocumentReader } from "#domain/intake/document-reader.port.ts"
import { Effect } from "effect"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const aFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "documents-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

/** What the reader extracts from these bytes under this name. */
export const reading = (bytes: Uint8Array, name: string, prefersGb18030 = false) =>
  Effect.gen(function*() {
    const path = join(yield* aFolder, "upload.bin")
    yield* Effect.promise(() => writeFile(path, bytes))
    return yield* (yield* DocumentReader).read(path, name)
  }).pipe(Effect.scoped, Effect.provide(Documents.layer({ prefersGb18030 })))

/** The text, or the code of the refusal in angle brackets. */
export const outcome = (bytes: Uint8Array, name: string, prefersGb18030 = false) =>
  reading(bytes, name, prefersGb18030).pipe(Effect.catch((refusal) => Effect.succeed(`<${refusal.code}>`)))
