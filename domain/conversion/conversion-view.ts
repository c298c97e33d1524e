import { Schema } from "effect"
import { ConversionId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { MediaToolName, Quality, SoundFormat } from "./format.ts"

const ConversionStatus = Schema.Literals(["waiting", "processing", "completed", "failed", "cancelled", "expired"])

/** A conversion as its owner sees it. */
export const ConversionView = wireAs("Conversion", {
  id: ConversionId,
  tool: MediaToolName,
  /** Of the source. */
  fileName: Schema.String,
  /** Of the result. */
  resultName: Schema.String,
  status: ConversionStatus,
  /** From 0 to 1. */
  progress: Schema.Finite,
  format: SoundFormat,
  quality: Quality,
  /** Bytes. */
  originalSize: Schema.Finite,
  /** Bytes; null without a result. */
  processedSize: Schema.NullOr(Schema.Finite),
  /** Seconds; null while unknown. */
  duration: Schema.NullOr(Schema.Finite),
  /** Whether the result is larger than the source. */
  isLarger: Schema.Boolean,
  /** Whether a source that had lost quality was stored without loss: a larger file that sounds the same. */
  lossyToLossless: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
  /** When the files are removed; null until it has ended. */
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Seconds until then, by the server's clock. */
  expiresIn: Schema.NullOr(Schema.Finite),
  /** Where anybody can download the result until it expires; null without one. */
  downloadUrl: Schema.NullOr(Schema.String),
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
})
export type ConversionView = typeof ConversionView.Type
