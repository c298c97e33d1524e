import { dayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import type { Notifications } from "./push-switch.tsx"

interface NotifiedDevicesProps {
  readonly devices: Notifications["devices"]
  readonly onRemoved: () => void
}

/** The other devices that are notified. This one has a switch. */
export const NotifiedDevices = ({ devices, onRemoved }: NotifiedDevicesProps): ReactElement | null => {
  const t = useText("notifications")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const remove = trpc.notification.removePushDevice.useMutation({
    onSuccess: onRemoved,
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => utils.notification.getNotifications.invalidate(),
  })
  const others = devices.filter((device) => !device.is_current)
  if (others.length === 0) return null
  return (
    <ul aria-label={t("notifications.devices.title")} className="mt-3 divide-y divide-line">
      {others.map(({ id, label, created_at: createdAt }) => {
        const name = label ?? t("notifications.devices.unknown")
        return (
          <li key={id} className="flex items-center gap-3 px-1 py-3">
            <div className="min-w-0 flex-1">
              <p className="break-words font-[540]">{name}</p>
              <p className="text-sm text-fg-3">
                {t("notifications.devices.since", { date: dayOf(new Date(createdAt), reader) })}
              </p>
            </div>
            <Button
              size="sm"
              className="max-md:!h-11"
              aria-label={t("notifications.devices.offOne", { device: name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id })}
            >
              {t("notifications.devices.off")}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
