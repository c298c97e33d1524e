import { Effect } from "effect"
import type { MediaFile } from "../../media/media.ts"
import { InvalidAudioFile, InvalidVideoFile, UseAudioCompressor, UseVideoConverter } from "../errors.ts"
import type { MediaToolName } from "../format.ts"
import { SoundConverter } from "../sound-converter.port.ts"

/** What the sound of a file is. Each tool takes one kind of file, and says which takes the other. */
export const inspectSource = Effect.fnUntraced(function*(tool: MediaToolName, file: MediaFile) {
  const converter = yield* SoundConverter
  const { fileName } = file
  const Invalid = tool === "extract" ? InvalidVideoFile : InvalidAudioFile
  const sound = yield* converter.inspect(file).pipe(
    Effect.mapError(({ code, detail }) => new Invalid({ fileName, code, detail })),
  )
  if (tool === "extract" && sound.kind === "audio") return yield* new UseAudioCompressor({ fileName })
  if (tool === "compress" && sound.kind === "video") return yield* new UseVideoConverter({ fileName })
  return sound
})
