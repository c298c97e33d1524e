import { HeadBucketCommand, S3Client } from "@aws-sdk/client-s3"
import { Effect, Redacted, Schema, type Scope } from "effect"
import type { Agent } from "node:http"
import type { Agent as SafeAgent } from "node:https"

export interface BucketOptions {
  readonly bucket: string
  readonly region: string
  /** For services other than Amazon's, e.g. "https://minio.internal:9000"; null for Amazon. */
  readonly endpoint: string | null
  /** Whether the bucket is in the path of addresses; otherwise in their host. By default where there is an endpoint. */
  readonly pathStyle?: boolean
  /** How the service encrypts what it stores; by its own rules if left out. */
  readonly encryption?: Encryption
  readonly accessKeyId: string
  readonly secretAccessKey: Redacted.Redacted
  /** Milliseconds of silence, after which a request is sent again; three times in all. */
  readonly timeout?: number
}

interface Encryption {
  readonly by: "AES256" | "aws:kms"
  /** Of the key management service; its default key if null. */
  readonly keyId: string | null
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

/** What opens the connections; those of Node if left out. */
interface Agents {
  readonly httpAgent?: Agent
  readonly httpsAgent?: SafeAgent
}

/** No extra checksums, for compatibility with every service. */
export const clientOf = (options: BucketOptions, agents: Agents = {}): S3Client => {
  const { region, endpoint, accessKeyId, secretAccessKey, encryption, timeout = 10_000 } = options
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint }),
    forcePathStyle: options.pathStyle ?? endpoint !== null,
    credentials: { accessKeyId, secretAccessKey: Redacted.value(secretAccessKey) },
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout, ...agents },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  })
  if (encryption !== undefined) encrypt(client, encryption)
  return client
}

/** What makes objects; their parts are encrypted as the whole. */
const makesObjects = new Set(["PutObjectCommand", "CreateMultipartUploadCommand", "CopyObjectCommand"])

const encrypt = (client: S3Client, { by: ServerSideEncryption, keyId }: Encryption): void => {
  const wanted = { ServerSideEncryption, ...(keyId !== null && { SSEKMSKeyId: keyId }) }
  client.middlewareStack.add(
    (next, { commandName = "" }) => (args) =>
      next(makesObjects.has(commandName) ? { ...args, input: { ...args.input, ...wanted } } : args),
    { step: "initialize", name: "encrypt" },
  )
}

export const nameOf = (cause: unknown): string => cause instanceof Error ? cause.name : "unknown reason"
