import type { FailureReason } from "#domain/backup/backup-run.ts"

/** What an operator can do about a backup that failed. */
const advice: Readonly<Record<typeof FailureReason.Type, string>> = {
  full: "free some room there, or keep fewer with BACKUP_KEEP",
  unreachable: "see that the place is there: the disk is mounted, or the bucket answers",
  "not-permitted": "let the server write there",
  damaged: "what was stored was not what was sent, and is removed: look at the disk or the service",
  "not-checked":
    "it is stored, but could not be tried: see that the temporary folder has room and the built-in PostgreSQL starts",
  interrupted: "nothing: it is made again by itself",
  unexpected: "see the log of the server",
}

export const adviceOf = (reason: typeof FailureReason.Type): string => advice[reason]
