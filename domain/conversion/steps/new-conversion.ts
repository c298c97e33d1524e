import { DateTime, Effect } from "effect"
import type { LocalFile } from "../../intake/local-file.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ConversionId, type UserId } from "../../kernel/ids.ts"
import { isLossyToLossless, recipeFor } from "../bit-rates.ts"
import type { Conversion } from "../conversion.ts"
import type { MediaToolName, SoundFormat } from "../format.ts"
import { inspectSource } from "./inspect-source.ts"

interface Wanted {
  readonly tool: MediaToolName
  readonly format: SoundFormat
  readonly quality: number
}

/** A conversion of a file that its tool takes, before anything has run. */
export const newConversion = Effect.fnUntraced(function*(wanted: Wanted, file: LocalFile, ownerId: UserId) {
  const { next } = yield* IdSource
  const { tool, format, quality } = wanted
  const { fileName, size: originalSize } = file
  const sound = yield* inspectSource(tool, file)
  const conversion: Conversion = {
    id: ConversionId.make(yield* next),
    ownerId,
    tool,
    fileName,
    originalSize,
    originalDuration: sound.duration,
    quality,
    recipe: recipeFor(wanted, sound),
    isLossyToLossless: isLossyToLossless(sound.codec, format),
    state: { _tag: "Waiting" },
    runs: 0,
    progress: 0,
    createdAt: yield* DateTime.now,
    expiresAt: null,
  }
  return conversion
})
