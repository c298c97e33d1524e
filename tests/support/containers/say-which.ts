import { runtimeAnswers } from "./runtime.ts"
import { imageOf } from "./services.ts"

/** Says once a run which services its tests use. */
export default async (): Promise<void> => {
  const isThere = await runtimeAnswers()
  const database = process.env["TEST_DATABASE_URL"] === undefined
    ? isThere ? imageOf("postgres") : "the embedded one"
    : "TEST_DATABASE_URL"
  const redis = process.env["TEST_REDIS_URL"] === undefined
    ? isThere ? imageOf("redis") : "redis-server of this machine"
    : "TEST_REDIS_URL"
  const s3 = isThere ? imageOf("s3") : "s3rver"
  const mail = isThere ? imageOf("mail") : "smtp-server"
  process.stdout.write(`Services: PostgreSQL: ${database}; Redis: ${redis}; S3: ${s3}; mail: ${mail}\n`)
}
