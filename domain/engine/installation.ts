import { Schema } from "effect"

export const failureReasons = [
  "unreachable",
  "refused",
  "elsewhere",
  "wrong-length",
  "bad-checksum",
  "bad-archive",
  "disk-full",
  "unusable",
] as const

/** The state of a model's installation. If there is none, it was never started, was cancelled, or was removed. */
export const Installation = Schema.TaggedUnion({
  /** Bytes that have arrived, and in total. If it was interrupted, it resumes at the next start. */
  Downloading: { done: Schema.Int, total: Schema.Int, thenUse: Schema.Boolean },
  /** All bytes have arrived: they are being verified, unpacked and tested. */
  Checking: { thenUse: Schema.Boolean },
  /** How many minutes a language model takes for an hour of speech on this machine, as measured; null for others. */
  Installed: {
    minutesPerHour: Schema.NullOr(Schema.Finite),
  },
  Failed: { reason: Schema.Literals(failureReasons), detail: Schema.String },
})
export type Installation = typeof Installation.Type

export const isUnderWay = (installation: Installation | undefined): boolean =>
  installation?._tag === "Downloading" || installation?._tag === "Checking"
