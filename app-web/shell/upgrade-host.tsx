import { queries } from "#web/lib/queries.ts"
import { useStore } from "#web/lib/store.ts"
import { blocked, closeUpgrade, openUpgradeFor } from "#web/request/blocked-feature.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Coming } from "#web/ui/coming.tsx"
import { type ReactElement, Suspense, useEffect } from "react"

const UpgradeDialog = lazyComponent(() => import("#web/entities/plan/upgrade-dialog.tsx"), "UpgradeDialog")

/** The upgrade dialog, shown wherever a change is refused because of a paid feature. */
export const UpgradeHost = (): ReactElement | null => {
  const what = useStore(blocked)
  useEffect(() =>
    queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") openUpgradeFor(event.action.error)
    }), [])
  return what === null ? null : (
    <Suspense fallback={<Coming />}>
      <UpgradeDialog {...what} onClose={closeUpgrade} />
    </Suspense>
  )
}
