import { bucketOptions } from "#adapters/profile/bucket-options.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { Effect } from "effect"
import { refuse } from "../errors.ts"

/** Lets pages of this deployment put parts of files into its bucket; returns both. Needs neither server nor database. */
export const allowPagesOfThis = Effect.gen(function*() {
  const found = yield* settings.pipe(Effect.mapError(({ message }) => refuse("invalid", message)))
  const { s3Bucket: bucket, publicUrl } = found
  if (bucket === null) return yield* refuse("invalid", "S3_BUCKET: must be set")
  const { origin } = new URL(publicUrl)
  // Its client is large, and only needed here.
  const { allowPages } = yield* Effect.promise(() => import("#adapters/storage/s3/allow-pages.ts"))
  yield* allowPages(bucketOptions(found, bucket), origin).pipe(
    Effect.mapError(({ message }) => refuse("unavailable", message)),
  )
  return { bucket, origin }
})
