import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useState } from "react"
import { endSubscription, type Obstacle, obstacleHere, showExample, subscribe } from "./subscribe.ts"

export type Notifications = RouterOutput["notification"]["getNotifications"]

/** Whether this browser is notified; if it can’t be, why, and what to do. */
export const PushSwitch = ({ notifications }: { readonly notifications: Notifications }): ReactElement => {
  const t = useText("notifications")
  const utils = trpc.useUtils()
  const [obstacle, setObstacle] = useState<Obstacle | null>(obstacleHere)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const add = trpc.notification.addPushDevice.useMutation()
  const remove = trpc.notification.removePushDevice.useMutation()
  const own = notifications.devices.find((device) => device.is_current)
  const isOn = own !== undefined && safeLocalStorage.read(storageKeys.push) !== null && obstacle === null

  const turnOn = async (): Promise<void> => {
    const given = await subscribe(notifications.public_key)
    if (typeof given === "string") return setObstacle(given)
    setObstacle(null)
    await add.mutateAsync(given)
    safeLocalStorage.write(storageKeys.push, given.endpoint)
    await showExample(t("notifications.push.on"))
  }
  const turnOff = async (): Promise<void> => {
    safeLocalStorage.write(storageKeys.push, null)
    if (own !== undefined) await remove.mutateAsync({ id: own.id })
    await endSubscription()
  }
  const turn = async (on: boolean): Promise<void> => {
    setWanted(on)
    try {
      await (on ? turnOn() : turnOff())
    } catch (error) {
      toast(errorMessage(error), { tone: "bad" })
    }
    await utils.notification.getNotifications.invalidate()
    setWanted(null)
  }
  if (obstacle === "unsupported" || obstacle === "insecure") {
    return <p className="px-1 text-fg-2">{t(`notifications.push.${obstacle}`, { brand: settings.brand })}</p>
  }
  return (
    <>
      <SwitchRow
        label={t("notifications.push.switch")}
        hint={t("notifications.push.hint")}
        checked={wanted ?? isOn}
        onChange={(on) => void turn(on)}
      />
      <output className="block px-1 text-sm text-warn">
        {obstacle !== null && t(`notifications.push.${obstacle}`)}
      </output>
    </>
  )
}
