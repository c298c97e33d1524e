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

/** Where the installation of a model stands. What is missing was never begun, was cancelled, or was removed. */
export const Installation = Schema.TaggedUnion({
  /** Bytes that have arrived, and in total. It may have been interrupted: then it goes on at the next start. */
  Downloading: { done: Schema.Int, total: Schema.Int, thenUse: Schema.Boolean },
  /** All bytes are there: they are verified, unpacked and tried. */
  Checking: { thenUse: Schema.Boolean },
  Installed: {},
  Failed: { reason: Schema.Literals(failureReasons), detail: Schema.String },
})
export type Installation = typeof Installation.Type

export const isUnderWay = (installation: Installation | undefined): boolean =>
  installation?._tag === "Downloading" || installation?._tag === "Checking"
