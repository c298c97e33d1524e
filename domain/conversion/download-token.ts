import { type DateTime, Option, Schema } from "effect"
import { ConversionId } from "../kernel/ids.ts"
import type { Conversion } from "./conversion.ts"

/** What a download link stands for: the result of one conversion, until it expires. */
const Download = Schema.Struct({
  conversion: ConversionId,
  /** Milliseconds since 1970. */
  until: Schema.Finite,
})
const Text = Schema.fromJsonString(Download)
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

/** The text that is signed. */
export const downloadText = ({ id, expiresAt }: Conversion): string =>
  encode({ conversion: id, until: expiresAt?.epochMilliseconds ?? 0 })

/** The conversion that a signed text stands for; null if it stands for another one or nothing. */
export const isDownloadOf = (text: string | null, id: ConversionId): boolean =>
  Option.exists(decode(text), ({ conversion }) => conversion === id)

/** Whole seconds that a conversion's files are still kept. */
export const secondsLeft = (expiresAt: DateTime.Utc, now: DateTime.Utc): number =>
  Math.max(0, Math.floor((expiresAt.epochMilliseconds - now.epochMilliseconds) / 1000))
