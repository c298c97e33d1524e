import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { checkSize } from "../../intake/limits.ts"
import { MaxToolFile } from "../../intake/upload-limit.ts"
import { ConversionId, UploadId } from "../../kernel/ids.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ConversionView } from "../conversion-view.ts"
import { defaultQuality, MediaToolName, Quality, SoundFormat } from "../format.ts"
import { addConversion } from "../steps/add-conversion.ts"
import { chosenSource } from "../steps/chosen-source.ts"
import { newConversion } from "../steps/new-conversion.ts"
import { viewConversion } from "../steps/view-conversion.ts"

/** Takes the sound out of a video, or makes a sound smaller, once the server has time. Costs no minutes. */
export const convertMedia = useCase("conversion.convertMedia", {
  input: wire({
    uploadId: Schema.optionalKey(UploadId),
    /** Instead of an upload: the source of this conversion once more, while it is kept. */
    conversionId: Schema.optionalKey(ConversionId),
    tool: MediaToolName,
    format: SoundFormat,
    /** Per cent (default 40). */
    quality: Schema.optionalKey(Quality),
  }),
  output: ConversionView,
  run: Effect.fnUntraced(function*({ uploadId, conversionId, tool, format, quality = defaultQuality }) {
    const ownerId = yield* signedIn
    yield* limitNetwork("conversions from a network")
    const source = yield* chosenSource({ uploadId, conversionId }, ownerId)
    const { fileName, size: originalSize } = source
    yield* Effect.fromResult(checkSize(fileName, originalSize, yield* MaxToolFile))
    const conversion = yield* newConversion({ tool, format, quality }, source, ownerId)
    yield* addConversion(conversion, source)
    return yield* viewConversion(conversion)
  }, Effect.scoped),
})
