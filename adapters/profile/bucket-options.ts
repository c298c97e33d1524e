import type { BucketOptions } from "#adapters/storage/s3/bucket.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { Redacted } from "effect"

/** How a bucket of the configured store is reached. */
export const bucketOptions = (settings: Settings, bucket: string): BucketOptions => {
  const { s3Endpoint: endpoint, s3Region: region, s3PathStyle, s3Encryption, s3KmsKey, s3AccessKey, s3Secret } =
    settings
  return {
    bucket,
    region,
    endpoint,
    ...(s3PathStyle !== null && { pathStyle: s3PathStyle }),
    ...(s3Encryption !== null && { encryption: { by: s3Encryption, keyId: s3KmsKey } }),
    accessKeyId: s3AccessKey ?? "",
    secretAccessKey: s3Secret ?? Redacted.make(""),
  }
}
