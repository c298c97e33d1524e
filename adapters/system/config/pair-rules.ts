import type { Redacted } from "effect"

type Value = string | Redacted.Redacted | null

interface PairSettings {
  readonly databaseUrl: Value
  readonly redisUrl: Value
  readonly s3Bucket: Value
  readonly backupS3: Value
  readonly s3Endpoint: Value
  readonly s3PublicEndpoint: Value
  readonly s3Encryption: Value
  readonly s3KmsKey: Value
  readonly s3AccessKey: Value
  readonly s3Secret: Value
  readonly googleClientId: Value
  readonly googleClientSecret: Value
  readonly supabaseUrl: Value
  readonly supabaseAnonKey: Value
  readonly supabaseJwtSecret: Value
  readonly smsProvider: "outbox" | "tencent" | "aliyun" | "twilio" | null
  readonly smsId: Value
  readonly smsKey: Value
  readonly smsAppId: Value
  readonly smsSign: Value
  readonly smsTemplate: Value
}

/** Settings that mean nothing, or something else than meant, without others: what is missing, by name; null if nothing is. */
export const pairFault = (given: PairSettings): string | null =>
  rulesOf(given).find(({ when, needs }) => when[1] !== null && needs[1] === null)?.fault ?? null

interface Rule {
  readonly when: readonly [name: string, value: Value]
  readonly needs: readonly [name: string, value: Value]
  readonly fault: string
}

const rule = (when: Rule["when"], needs: Rule["needs"]): Rule => ({
  when,
  needs,
  fault: `${needs[0]} must be set when ${when[0]} is`,
})

const rulesOf = (given: PairSettings): ReadonlyArray<Rule> => {
  const database = ["DATABASE_URL", given.databaseUrl] as const
  const bucket = ["S3_BUCKET", given.s3Bucket] as const
  /** Backups use the same endpoint and keys. */
  const anyBucket = ["S3_BUCKET", given.s3Bucket ?? given.backupS3] as const
  const access = ["S3_ACCESS_KEY_ID", given.s3AccessKey] as const
  const secret = ["S3_SECRET_ACCESS_KEY", given.s3Secret] as const
  const client = ["GOOGLE_CLIENT_ID", given.googleClientId] as const
  const clientSecret = ["GOOGLE_CLIENT_SECRET", given.googleClientSecret] as const
  const supabase = ["SUPABASE_URL", given.supabaseUrl] as const
  const anonymous = ["SUPABASE_ANON_KEY", given.supabaseAnonKey] as const
  return [
    rule(["REDIS_URL", given.redisUrl], database),
    rule(bucket, database),
    rule(bucket, access),
    rule(bucket, secret),
    rule(access, secret),
    rule(["S3_PUBLIC_ENDPOINT", given.s3PublicEndpoint], bucket),
    rule(["S3_SSE", given.s3Encryption], anyBucket),
    rule(["S3_KMS_KEY_ID", given.s3KmsKey], ["S3_SSE", given.s3Encryption]),
    ...[access, secret, ["S3_ENDPOINT", given.s3Endpoint] as const].map((one) => rule(one, anyBucket)),
    rule(client, clientSecret),
    rule(clientSecret, client),
    rule(supabase, anonymous),
    ...[anonymous, ["SUPABASE_JWT_SECRET", given.supabaseJwtSecret] as const].map((one) => rule(one, supabase)),
    ...smsRules(given),
  ]
}

const smsRules = (
  { smsProvider, smsId, smsKey, smsAppId, smsSign, smsTemplate }: PairSettings,
): ReadonlyArray<Rule> => {
  const provider = ["SMS_PROVIDER", smsProvider] as const
  const id = ["SMS_KEY_ID", smsId] as const
  const key = ["SMS_KEY_SECRET", smsKey] as const
  const sign = ["SMS_SIGN", smsSign] as const
  const template = ["SMS_TEMPLATE", smsTemplate] as const
  const app = ["SMS_APP_ID", smsAppId] as const
  const needed = {
    outbox: [],
    tencent: [id, key, sign, template, app],
    aliyun: [id, key, sign, template],
    twilio: [id, key, sign],
  }
  return [
    ...[id, key, sign, template, app].map((one) => rule(one, provider)),
    ...smsProvider === null
      ? []
      : needed[smsProvider].map((one) => rule([`SMS_PROVIDER=${smsProvider}`, smsProvider], one)),
  ]
}
