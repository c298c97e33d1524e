import { useToken } from "#web/lib/session.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { toasts } from "#web/lib/toasts.ts"
import { whenQuiet } from "#web/lib/when-idle.ts"
import { patiently } from "#web/request/import-with-retry.ts"
import { updating } from "#web/request/updating.ts"
import { layers } from "#web/ui/layers.ts"
import { TipHost } from "#web/ui/tip-host.tsx"
import { Outlet, useRouter } from "@tanstack/react-router"
import { lazy, type ReactElement, Suspense, useEffect } from "react"
import { createPortal } from "react-dom"
import { OfflineBar } from "./offline-bar.tsx"
// Not fetched when it is needed: then there is no server to fetch it from.
import { VersionOverlay } from "./version-overlay.tsx"

const fetchToasts = () => patiently(() => import("#web/ui/toasts.tsx"))
const Toasts = lazy(() => fetchToasts().then(({ Toasts: component }) => ({ default: component })))
// The first message may be about a network that is gone.
void whenQuiet(fetchToasts)

/** Around every screen: what may lie over it, and the way to sign in when the session ends. */
export const Root = (): ReactElement => {
  const t = useText()
  const isUpdating = useStore(updating)
  const hasToasts = useSlice(toasts, ({ length }) => length > 0)
  useFollowSession()
  useEffect(() => layers?.setAttribute("aria-label", t("shell.layers")), [t])
  return (
    <>
      <a
        href="#content"
        className="sr-only z-90 rounded-md bg-raised px-4 py-2 shadow-e3 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t("shell.skip")}
      </a>
      <OfflineBar />
      <Outlet />
      {hasToasts && createPortal(
        <Suspense>
          <Toasts />
        </Suspense>,
        layers ?? document.body,
      )}
      {isUpdating && createPortal(<VersionOverlay />, document.body)}
      <TipHost />
    </>
  )
}

/** A session that ends anywhere brings the sign-in page here. */
const useFollowSession = (): void => {
  const router = useRouter()
  const token = useToken()
  useEffect(() => {
    if (token === null) void router.invalidate()
  }, [token, router])
}
