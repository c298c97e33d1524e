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

/** Reports that the device is offline; disappears by itself. On phones the page begins below it: it would hide its header. */
export const OfflineBar = (): ReactElement => {
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
