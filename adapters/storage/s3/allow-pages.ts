import { type CORSRule, GetBucketCorsCommand, PutBucketCorsCommand } from "@aws-sdk/client-s3"
import { Effect } from "effect"
import { type BucketOptions, BucketUnusable, nameOf, openClient } from "./bucket.ts"

const ID = "parley-uploads"

/** Lets pages of this origin put parts of files into the bucket. Rules that others set stay. */
export const allowPages = (options: BucketOptions, origin: string): Effect.Effect<void, BucketUnusable> =>
  Effect.scoped(Effect.gen(function*() {
    const { bucket: Bucket } = options
    const client = yield* openClient(options)
    const tried = <A>(ask: () => Promise<A>) =>
      Effect.tryPromise({ try: ask, catch: (cause) => new BucketUnusable({ bucket: Bucket, detail: nameOf(cause) }) })
    const rules = yield* tried(() => client.send(new GetBucketCorsCommand({ Bucket }))).pipe(
      Effect.map(({ CORSRules = [] }) => CORSRules),
      Effect.catch((unusable) => hasNone.has(unusable.detail) ? Effect.succeed([]) : Effect.fail(unusable)),
    )
    const rule: CORSRule = { ID, AllowedOrigins: [origin], AllowedMethods: ["PUT"], MaxAgeSeconds: 3600 }
    const CORSRules = [...rules.filter((one) => one.ID !== ID), rule]
    yield* tried(() => client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } })))
  }))

/** How services say that a bucket has no rules. */
const hasNone = new Set(["NoSuchCORSConfiguration"])
