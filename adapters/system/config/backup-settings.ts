import { Config, Cron, Result, Schema } from "effect"
import { between, matching, optional, orNull } from "./kinds.ts"

/** What plain words mean: at night, and not on the hour, when everybody's begin. */
const words: Readonly<Record<string, string>> = {
  hourly: "15 * * * *",
  daily: "15 3 * * *",
  weekly: "15 3 * * 0",
  monthly: "15 3 1 * *",
}

const parsed = (text: string) => Cron.parse(words[text] ?? text, Intl.DateTimeFormat().resolvedOptions().timeZone)

const isSchedule = (text: string): boolean => text === "off" || Result.isSuccess(parsed(text))

/** Where backups are kept, when they are made, and how many. */
export const backupSettings = {
  /** A folder for backups. */
  backupDir: optional("BACKUP_DIR"),
  /** A bucket and a prefix instead, with the endpoint and the keys of S3. */
  backupS3: orNull(matching(
    /^[a-z\d][a-z\d.-]+(\/[\w.-]+)+$/,
    "a bucket and a prefix, such as my-bucket/parley",
    "BACKUP_S3",
  )),
  /** In the time zone of the server; or `off`. */
  backupSchedule: Config.schema(
    Schema.String.check(
      Schema.makeFilter(isSchedule, {
        expected: "hourly, daily, weekly, monthly, off, or a cron expression such as 30 4 * * *",
      }),
    ),
    "BACKUP_SCHEDULE",
  ).pipe(Config.withDefault("daily")),
  backupKeep: between(1, 1000, "BACKUP_KEEP").pipe(Config.withDefault(7)),
}

/** The schedule that a setting means; null for by hand only. */
export const scheduleOf = (text: string) => text === "off" ? null : { cron: Result.getOrThrow(parsed(text)), text }

interface Given {
  readonly backupDir: string | null
  readonly backupS3: string | null
  readonly s3Bucket: string | null
  readonly s3AccessKey: string | null
}

/** Null if they make sense together. */
export const backupFault = ({ backupDir, backupS3, s3AccessKey, s3Bucket }: Given): string | null => {
  if (backupS3 === null) return null
  if (backupDir !== null) return "BACKUP_DIR and BACKUP_S3 cannot both be set"
  if (s3AccessKey === null) return "S3_ACCESS_KEY_ID must be set when BACKUP_S3 is"
  const [bucket, first = ""] = backupS3.split("/")
  return bucket === s3Bucket && ["task", "conversion", "upload"].includes(first)
    ? `BACKUP_S3: ${first}/ of this bucket is where recordings are stored; choose another prefix`
    : null
}
