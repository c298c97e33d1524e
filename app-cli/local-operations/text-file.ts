import { decodeText } from "#adapters/documents/reading/decode-text.ts"
import { Effect } from "effect"
import { readFile } from "node:fs/promises"
import { type CliRefusal, refuse } from "../errors.ts"

/** The text of a file, in whatever encoding. */
export const textFile = (path: string): Effect.Effect<string, CliRefusal> =>
  Effect.tryPromise({ try: () => readFile(path), catch: () => refuse("not-found", `${path} cannot be read`) }).pipe(
    Effect.flatMap((bytes) =>
      Effect.try({
        try: () => decodeText(bytes, { prefersGb18030: false }),
        catch: () => refuse("invalid", `${path} is not a text file`),
      })
    ),
  )
