import { useText } from "#web/lib/text.ts"
import { type ReactElement, useSyncExternalStore } from "react"

const subscribe = (listener: () => void) => {
  addEventListener("online", listener)
  addEventListener("offline", listener)
  return () => {
    removeEventListener("online", listener)
    removeEventListener("offline", listener)
  }
}

const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** Reports that the device is offline; disappears by itself. */
export const OfflineBar = (): ReactElement => {
  const t = useText()
  const isOnline = useIsOnline()
  return (
    <output className="pointer-events-none fixed inset-x-0 top-2 z-60 grid place-items-center">
      {!isOnline && (
        <span className="flex animate-pop items-center gap-2 rounded-full bg-warn-soft px-4 py-1.5 text-sm font-[540] text-warn shadow-e3">
          <span aria-hidden className="size-2 rounded-full bg-warn" />
          {t("failure.offline")}
        </span>
      )}
    </output>
  )
}
