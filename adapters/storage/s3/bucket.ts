import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3"
import { Effect, Redacted, Schema, type Scope } from "effect"

export interface BucketOptions {
  readonly bucket: string
  readonly region: string
  /** For services other than Amazon's, e.g. "https://minio.internal:9000"; null for Amazon. */
  readonly endpoint: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: Redacted.Redacted
  /** Milliseconds of silence, after which a request is sent again; three times in all. */
  readonly timeout?: number
}

/** The bucket cannot be used; reported at start. */
export class BucketUnusable extends Schema.TaggedError<BucketUnusable>()("BucketUnusable", {
  bucket: Schema.String,
  detail: Schema.String,
}) {
  override get message(): string {
    return `S3_BUCKET: "${this.bucket}" cannot be used (${this.detail})`
  }
}

/** A client for a bucket, once the bucket has been reached. */
export const openBucket = (options: BucketOptions): Effect.Effect<S3Client, BucketUnusable, Scope.Scope> =>
  Effect.gen(function*() {
    const client = yield* openClient(options)
    yield* Effect.tryPromise({
      try: () => client.send(new HeadBucketCommand({ Bucket: options.bucket })),
      catch: (cause) => new BucketUnusable({ bucket: options.bucket, detail: nameOf(cause) }),
    })
    return client
  })

/** A client that has not reached anything yet. */
export const openClient = (options: BucketOptions): Effect.Effect<S3Client, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => clientOf(options)),
    (made) => Effect.sync(() => made.destroy()),
  )

/** Path style and no extra checksums, for compatibility with every service. */
const clientOf = ({ region, endpoint, accessKeyId, secretAccessKey, timeout = 10_000 }: BucketOptions): S3Client =>
  new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey: Redacted.value(secretAccessKey) },
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })

export const nameOf = (cause: unknown): string => cause instanceof Error ? cause.name : "unknown reason"
