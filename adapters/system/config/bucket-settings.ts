import { Config, Schema } from "effect"
import { optional, orNull, secret, webAddress } from "./kinds.ts"

const isAddressOrOff = (text: string): boolean =>
  text === "off" || ["http:", "https:"].includes(URL.parse(text)?.protocol ?? "")

/** A store for recordings, and for backups. */
export const bucketSettings = {
  s3Bucket: optional("S3_BUCKET"),
  s3Endpoint: webAddress("S3_ENDPOINT"),
  /** Where browsers and other senders reach the store, if not at the same address; `off` if they do not. */
  s3PublicEndpoint: orNull(Config.schema(
    Schema.String.check(
      Schema.makeFilter(isAddressOrOff, { expected: "an address that begins with http:// or https://, or off" }),
    ),
    "S3_PUBLIC_ENDPOINT",
  )),
  s3Region: Config.NonEmptyString("S3_REGION").pipe(Config.withDefault("us-east-1")),
  /** Whether the bucket is in the path of addresses rather than in their host; by default with S3_ENDPOINT. */
  s3PathStyle: orNull(Config.Boolean("S3_PATH_STYLE")),
  /** How the store is asked to encrypt what it keeps. */
  s3Encryption: orNull(Config.Literals(["AES256", "aws:kms"], "S3_SSE")),
  s3KmsKey: optional("S3_KMS_KEY_ID"),
  s3AccessKey: optional("S3_ACCESS_KEY_ID"),
  s3Secret: secret("S3_SECRET_ACCESS_KEY"),
}
