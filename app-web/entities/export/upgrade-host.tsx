import { useStore } from "#web/lib/store.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"
import { upgrade } from "./upgrade-state.ts"

const UpgradeDialog = lazyComponent(() => import("./upgrade-dialog.tsx"), "UpgradeDialog")

/** The upgrade dialog, when a paid format was asked for. Put it once on the page. */
export const UpgradeHost = (): ReactElement | null => {
  const feature = useStore(upgrade)
  return feature === null ? null : (
    <Suspense>
      <UpgradeDialog feature={feature} />
    </Suspense>
  )
}
