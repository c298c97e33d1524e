import { DateTime, Effect, Schema } from "effect"
import { ConversionId } from "../kernel/ids.ts"
import { PublicAddress } from "../kernel/public-address.port.ts"
import { TokenSigner } from "../kernel/token-signer.port.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Conversion } from "./conversion.ts"
import { downloadText, secondsLeft } from "./download-token.ts"
import { convertedName, MediaToolName, Quality, SoundFormat } from "./format.ts"
import { isKept } from "./transitions.ts"

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

export const viewConversion = Effect.fnUntraced(function*(conversion: Conversion) {
  const now = yield* DateTime.now
  const { state, expiresAt, recipe: { format }, originalSize, originalDuration } = conversion
  const made = state._tag === "Completed" || state._tag === "Expired" ? state : null
  const isThere = state._tag === "Completed" && isKept(conversion, now)
  const failure = state._tag === "Failed" ? state : null
  const view: ConversionView = {
    id: conversion.id,
    tool: conversion.tool,
    fileName: conversion.fileName,
    resultName: convertedName(conversion.fileName, format),
    status: state._tag === "Completed" && !isThere ? "expired" : statusOf[state._tag],
    progress: conversion.progress,
    format,
    quality: conversion.quality,
    originalSize,
    processedSize: made?.size ?? null,
    duration: made?.duration ?? originalDuration,
    isLarger: made !== null && made.size > originalSize,
    lossyToLossless: conversion.isLossyToLossless,
    createdAt: conversion.createdAt,
    expiresAt,
    expiresIn: expiresAt === null ? null : secondsLeft(expiresAt, now),
    downloadUrl: isThere ? yield* downloadUrl(conversion) : null,
    errorCode: failure?.code ?? null,
    errorMessage: failure?.message ?? null,
  }
  return view
})

const statusOf = {
  Waiting: "waiting",
  Processing: "processing",
  Completed: "completed",
  Failed: "failed",
  Cancelled: "cancelled",
  Expired: "expired",
} as const

const downloadUrl = Effect.fnUntraced(function*(conversion: Conversion) {
  const { sign } = yield* TokenSigner
  const { url } = yield* PublicAddress
  return `${url}/api/media-tools/jobs/${conversion.id}/file?link=${yield* sign(downloadText(conversion))}`
})
