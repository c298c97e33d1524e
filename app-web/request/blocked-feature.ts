import { storeOf } from "#web/lib/store.ts"
import { errorMessage, refusalOf } from "./error-message.ts"

interface Blocked {
  /** The code of a paid feature. */
  readonly feature: number
  /** Why it was refused, if it is included but used up; null if the plan does not include it. */
  readonly reason: string | null
}

/** What the upgrade dialog is about; null while it is closed. The shell shows it. */
export const blocked = storeOf<Blocked | null>(null)

export const batchProcessing = 20003

export const openUpgrade = (feature: number): void => blocked.set({ feature, reason: null })

export const closeUpgrade = (): void => blocked.set(null)

/** Opens the dialog if the call was refused for a paid feature; says whether it was. */
export const openUpgradeFor = (error: unknown): boolean => {
  const { code, feature = null } = refusalOf(error) ?? {}
  if (feature === null) return false
  blocked.set({ feature, reason: code === "FeatureNotInPlan" ? null : errorMessage(error) })
  return true
}
