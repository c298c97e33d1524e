import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Bell } from "lucide-react"
import type { ReactElement } from "react"
import { askToNotify, useNotifyPermission } from "../notifications.ts"

const texts = {
  granted: "notify.on",
  default: "notify.offer",
  denied: "notify.denied",
  silent: "notify.silent",
  unsupported: "notify.unsupported",
  error: "notify.error",
  timeout: "notify.timeout",
} as const

/** Offers a desktop notification, if the browser can show one. */
export const NotifyOffer = (): ReactElement | null => {
  const t = useText("progress/notify")
  const permission = useNotifyPermission()
  if (permission === "absent") return null
  const canAsk = permission === "default" || permission === "timeout" || permission === "error"
  return (
    <div className="mt-8 flex items-center gap-4 rounded-lg bg-sunken p-4">
      <Bell className="size-5 shrink-0 text-accent-text" aria-hidden />
      <output className="flex-1 text-fg-2">{t(texts[permission])}</output>
      {canAsk && (
        <Button size="sm" className="max-md:h-11" onClick={() => void askToNotify(t("notify.test"))}>
          {t("notify.turnOn")}
        </Button>
      )}
    </div>
  )
}
