import { useStore } from "#web/lib/store.ts"
import { patiently } from "#web/request/import-with-retry.ts"
import { lazy, type ReactElement, Suspense } from "react"
import { upgrade } from "./upgrade-state.ts"

const UpgradeDialog = lazy(() =>
  patiently(() => import("./upgrade-dialog.tsx")).then(({ UpgradeDialog: component }) => ({ default: component }))
)

/** The upgrade dialog, when a paid format was asked for. Put it once on the page. */
export const UpgradeHost = (): ReactElement | null => {
  const feature = useStore(upgrade)
  return feature === null ? null : (
    <Suspense>
      <UpgradeDialog feature={feature} />
    </Suspense>
  )
}
