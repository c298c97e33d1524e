import { DateTime } from "effect"

const pattern = /^parley-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z(-before-upgrade)?\.tar\.gz$/

/** The archive of a backup that begins now. Names sort by time. */
export const backupName = (now: DateTime.Utc): string => `${stem(now)}.tar.gz`

/** The archive of one that is made before the tables change. It stays until it is removed by hand. */
export const beforeUpgrade = (now: DateTime.Utc): string => `${stem(now)}-before-upgrade.tar.gz`

const stem = (now: DateTime.Utc): string => `parley-${DateTime.formatIso(now).replaceAll(/[:.]/g, "-")}`

/** Whether a file has such a name: others are neither listed nor removed. */
export const isBackupName = (name: string): boolean => pattern.test(name)
