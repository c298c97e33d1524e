import { storeOf, useStore } from "#web/lib/store.ts"
import type { TextKey } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"

const UpgradeDialog = lazyComponent(() => import("./upgrade-dialog.tsx"), "UpgradeDialog")

/** The paid feature that the upgrade dialog is about; null while it is closed. */
const upgrade = storeOf<TextKey | null>(null)

export const openUpgrade = (feature: TextKey): void => upgrade.set(feature)

const close = (): void => upgrade.set(null)

/** The upgrade dialog, once a paid format was requested. Render it once per page. */
export const UpgradeHost = (): ReactElement | null => {
  const feature = useStore(upgrade)
  return feature === null ? null : (
    <Suspense>
      <UpgradeDialog feature={feature} onClose={close} />
    </Suspense>
  )
}
