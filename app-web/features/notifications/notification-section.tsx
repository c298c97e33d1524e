import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useRef } from "react"
import { MailSwitches } from "./mail-switches.tsx"
import { NotifiedDevices } from "./notified-devices.tsx"
import { PushSwitch } from "./push-switch.tsx"

/** How the account hears that something is finished while no page is open. */
export const NotificationSection = (): ReactElement => {
  const t = useText("notifications")
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = trpc.notification.getNotifications.useQuery({}, { refetchOnMount: "always" })
  return (
    <Section
      title={t("notifications.title")}
      text={t("notifications.text", { brand: settings.brand })}
      heading={heading}
    >
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-40" />
        : (
          <>
            <PushSwitch notifications={data} />
            <NotifiedDevices devices={data.devices} onRemoved={() => heading.current?.focus()} />
            <MailSwitches notifications={data} />
          </>
        )}
    </Section>
  )
}
