import { Effect, Schema, Stream } from "effect"
import type { Shape } from "../../kernel/use-case.ts"
import type { ArchiveFile } from "../archive-writer.port.ts"

/** What could not be added to the archive, and the public code of the reason. */
export interface Missing {
  readonly path: string
  readonly reason: string
}

export const bytesFile = (path: string, bytes: Uint8Array): ArchiveFile => ({ path, content: Stream.succeed(bytes) })

export const textFile = (path: string, content: string): ArchiveFile => ({ path, content })

/** As the API returns it. */
export const jsonFile = <S extends Shape>(path: string, schema: S, value: S["Type"]) =>
  Effect.map(
    Effect.orDie(Schema.encodeEffect(schema)(value)),
    (encoded) => textFile(path, `${JSON.stringify(encoded, null, 2)}\n`),
  )

export const missingFile = (missing: ReadonlyArray<Missing>): ArchiveFile =>
  textFile("missing.txt", missing.map(({ path, reason }) => `${path}: ${reason}\n`).join(""))
