import { DateTime, Effect } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import type { ConversionView } from "../conversion-view.ts"
import type { Conversion } from "../conversion.ts"
import { downloadText, secondsLeft } from "../download-token.ts"
import { convertedName } from "../format.ts"
import { isKept } from "../transitions.ts"

/** A conversion as its owner sees it now. */
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
