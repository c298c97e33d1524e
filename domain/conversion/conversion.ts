import { Schema } from "effect"
import { ConversionId, UserId } from "../kernel/ids.ts"
import { Recipe } from "./bit-rates.ts"
import { MediaToolName, Quality } from "./format.ts"

const made = {
  /** Bytes. */
  size: Schema.Finite,
  /** Seconds. */
  duration: Schema.Finite,
}

const ConversionState = Schema.TaggedUnion({
  Waiting: {},
  Processing: {},
  Completed: made,
  Failed: { code: Schema.String, message: Schema.String },
  Cancelled: {},
  /** Its bytes are gone, for good, whatever a clock says later. */
  Expired: made,
})

/** One file made from another. Costs no minutes. */
export const Conversion = Schema.Struct({
  id: ConversionId,
  ownerId: UserId,
  tool: MediaToolName,
  /** Of the source. */
  fileName: Schema.String,
  /** Bytes of the source. */
  originalSize: Schema.Finite,
  /** Seconds of the source; null if only decoding can tell. */
  originalDuration: Schema.NullOr(Schema.Finite),
  quality: Quality,
  recipe: Recipe,
  isLossyToLossless: Schema.Boolean,
  state: ConversionState,
  /** How often work on it was begun; one that a stopping server gave back does not count. */
  runs: Schema.Int,
  /** From 0 to 1. */
  progress: Schema.Finite,
  createdAt: Schema.DateTimeUtcFromString,
  /** When the source and the result are removed; null until it has ended. */
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type Conversion = typeof Conversion.Type

/** How long the files of an ended conversion are kept. */
export const fileLasts = { hours: 24 } as const
/** How long an expired one is still listed. */
export const listedFor = { days: 7 } as const

export const isOpen = ({ state }: Pick<Conversion, "state">): boolean =>
  state._tag === "Waiting" || state._tag === "Processing"

/** Bytes of its files. */
export const keptBytes = ({ state, originalSize }: Pick<Conversion, "state" | "originalSize">): number => {
  if (state._tag === "Expired") return 0
  return originalSize + (state._tag === "Completed" ? state.size : 0)
}

/** The prefix of all its files. */
export const filesOf = (id: ConversionId): string => `conversion/${id}`
export const sourceKey = (id: ConversionId): string => `${filesOf(id)}/source`
export const resultKey = (id: ConversionId): string => `${filesOf(id)}/result`
