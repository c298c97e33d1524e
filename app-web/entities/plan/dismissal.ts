import { onSignOut } from "#web/lib/on-sign-out.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf, useStore } from "#web/lib/store.ts"

const hour = 3_600_000
const lasts = 24 * hour

/** When the reminder was dismissed, according to the record; null if there is no valid record. */
const readRecord = (): number | null => {
  try {
    const record: unknown = JSON.parse(safeLocalStorage.read(storageKeys.reminder) ?? "null")
    const { dismissedAt = null }: { readonly dismissedAt?: unknown } = typeof record === "object" && record !== null
      ? record
      : {}
    return typeof dismissedAt === "number" ? dismissedAt : null
  } catch {
    return null
  }
}

/** Hours until a dismissed reminder comes back, rounded up; null if it may be shown. An expired record is removed. */
export const hoursDismissed = (now: number): number | null => {
  const dismissedAt = readRecord()
  const left = dismissedAt === null || dismissedAt > now ? 0 : dismissedAt + lasts - now
  if (left > 0) return Math.ceil(left / hour)
  safeLocalStorage.write(storageKeys.reminder, null)
  return null
}

const reminder = storeOf(hoursDismissed(Date.now()))
const quota = storeOf(safeLocalStorage.read(storageKeys.quota))
onSignOut(() => {
  reminder.set(null)
  quota.set(null)
})

export const useReminderDismissed = (): number | null => useStore(reminder)

export const dismissReminder = (): void => {
  safeLocalStorage.write(storageKeys.reminder, JSON.stringify({ dismissedAt: Date.now() }))
  reminder.set(hoursDismissed(Date.now()) ?? 24)
}

/** The notice of minutes that was dismissed. Another one, or that of the next month, is shown. */
export const useQuotaDismissed = (): string | null => useStore(quota)

export const dismissQuota = (notice: string): void => {
  safeLocalStorage.write(storageKeys.quota, notice)
  quota.set(notice)
}
