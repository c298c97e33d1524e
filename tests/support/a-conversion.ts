import type { Conversion } from "#domain/conversion/conversion.ts"
import { ConversionId } from "#domain/kernel/ids.ts"
import { ada, at } from "./a-task.ts"

/** Conversion ids that say which one they are. */
export const conversionId = (nth: number): ConversionId =>
  ConversionId.make(`0190a5f2-7c1e-7000-8000-${nth.toString().padStart(8, "0")}c0de`)

/** A sound file that waits to be made smaller. */
export const aConversion = (given: Partial<Conversion> = {}): Conversion => ({
  id: conversionId(1),
  ownerId: ada,
  tool: "compress",
  fileName: "Résumé 会议.wav",
  originalSize: 5_000_000,
  originalDuration: 60.5,
  quality: 40,
  recipe: { format: "mp3", channels: 1, sampleRate: 44_100, kilobits: 80 },
  isLossyToLossless: false,
  state: { _tag: "Waiting" },
  runs: 0,
  progress: 0,
  createdAt: at("2026-11-20T09:00:00.000Z"),
  expiresAt: null,
  ...given,
})
