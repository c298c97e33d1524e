import { storeOf } from "#web/lib/store.ts"
import type { TextKey } from "#web/lib/text.ts"

/** The feature the upgrade dialog speaks of, while it is open. */
export const upgrade = storeOf<TextKey | null>(null)

export const openUpgrade = (feature: TextKey): void => upgrade.set(feature)

export const closeUpgrade = (): void => upgrade.set(null)
