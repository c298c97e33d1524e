import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense, useState } from "react"

const InAppNotice = lazyComponent(() => import("./in-app-notice.tsx"), "InAppNotice")
const EditionNotice = lazyComponent(() => import("./edition-notice.tsx"), "EditionNotice")

const isInApp = new RegExp(settings.inAppBrowsers, "i").test(navigator.userAgent)

/** What every page says above all else, one at a time: that a browser inside an app is not enough, or that another edition is meant. */
export const PageNotices = (): ReactElement | null => {
  const [isDismissed, setDismissed] = useState(() => safeLocalStorage.read(storageKeys.inApp) !== null)
  const dismiss = () => {
    safeLocalStorage.write(storageKeys.inApp, "1")
    setDismissed(true)
  }
  if (isInApp && !isDismissed) {
    return (
      <Suspense>
        <InAppNotice onDismiss={dismiss} />
      </Suspense>
    )
  }
  return settings.recommendsEdition
    ? (
      <Suspense>
        <EditionNotice />
      </Suspense>
    )
    : null
}
