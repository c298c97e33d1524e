import { DateTime, Effect, Schema } from "effect"
import { isDisabled } from "../../account/shared/is-disabled.ts"
import { ShareNotFound } from "../../kernel/errors.ts"
import { ConversionId } from "../../kernel/ids.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { isStored } from "../../media/shared/is-stored.ts"
import { StoredFile } from "../../playback/stored-file.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { resultKey } from "../conversion.ts"
import { isDownloadOf } from "../download-token.ts"
import { DownloadExpired, DownloadFailed } from "../errors.ts"
import { convertedName, mediaTypes } from "../format.ts"
import { expireConversion } from "../shared/expire-conversions.ts"
import { isKept } from "../transitions.ts"

/** The result behind a download link: for anybody who has the link, until it expires or is deleted, and nothing else. */
export const getConvertedFile = useCase("conversion.getConvertedFile", {
  input: wire({ conversionId: ConversionId, link: Schema.String }),
  output: StoredFile,
  run: Effect.fnUntraced(function*({ conversionId, link }) {
    const { open } = yield* TokenSigner
    const conversions = yield* ConversionStore
    if (!isDownloadOf(yield* open(link), conversionId)) return yield* new ShareNotFound()
    const conversion = yield* conversions.get(conversionId).pipe(
      Effect.catchTag("ConversionNotFound", () => new DownloadExpired()),
    )
    const { ownerId, fileName, state, recipe: { format } } = conversion
    if (yield* isDisabled(ownerId)) return yield* new ShareNotFound()
    if (state._tag === "Completed" && !isKept(conversion, yield* DateTime.now)) yield* expireConversion(conversionId)
    if (state._tag !== "Completed" || !isKept(conversion, yield* DateTime.now)) return yield* new DownloadExpired()
    const key = resultKey(conversionId)
    if (!(yield* isStored(key))) return yield* new DownloadFailed()
    return { key, mediaType: mediaTypes[format], fileName: convertedName(fileName, format), reader: ownerId }
  }),
})
