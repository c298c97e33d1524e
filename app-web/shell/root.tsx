import { useToken } from "#web/lib/session.ts"
import { useSlice, useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { toasts } from "#web/lib/toasts.ts"
import { whenIdle } from "#web/lib/when-idle.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { updating } from "#web/request/updating.ts"
import { layers } from "#web/ui/layers.ts"
import { TipHost } from "#web/ui/tip-host.tsx"
import { Outlet, useRouter } from "@tanstack/react-router"
import { type ReactElement, Suspense, useEffect, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
// Part of the entry: when it is needed there is no server to fetch it from.
import { VersionOverlay } from "./version-overlay.tsx"

const fetchToasts = () => import("#web/ui/toasts.tsx")
const Toasts = lazyComponent(fetchToasts, "Toasts")
// Fetched ahead: the first message may be that the network is gone.
void whenIdle(() => importWithRetry(fetchToasts))

/** Around every screen: what may lie over it, and the redirect to sign-in when the session ends. */
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

/** A session that ends, in this tab or another, brings up the sign-in page. */
const useFollowSession = (): void => {
  const router = useRouter()
  const token = useToken()
  useEffect(() => {
    if (token === null) void router.invalidate()
  }, [token, router])
}

const subscribe = (listener: () => void) => {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}

const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Reports that the device is offline; disappears by itself. On phones the page begins below it: it would hide its header. */
const OfflineBar = (): ReactElement => {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-60 grid place-items-center md:top-2">
      {!isOnline && (
        <span
          data-offline
          className="flex animate-pop items-center gap-2 bg-warn-soft px-4 text-warn font-[540] max-md:h-10 max-md:w-full max-md:justify-center max-md:text-xs max-md:leading-4 md:rounded-full md:py-1.5 md:text-sm md:shadow-e3"
        >
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-warn" />
          {t("failure.offline")}
        </span>
      )}
    </output>
  )
}
