import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Monitor, Smartphone, Terminal } from "lucide-react"
import type { ReactElement } from "react"

type Session = RouterOutput["account"]["listSessions"]["items"][number]

interface DeviceRowProps {
  readonly session: Session
  readonly isPending: boolean
  readonly onEnd: (id: string, device: string) => void
}

/** One signed-in device. This one is signed out in the account menu. */
export const DeviceRow = ({ session, isPending, onEnd }: DeviceRowProps): ReactElement => {
  const t = useText("account")
  const reader = useLanguage()
  const { id, label, place, device_id: deviceId, is_current: isCurrent } = session
  const isScript = label === null && deviceId.startsWith("cli")
  const name = label ?? t(isScript ? "devices.cli" : "devices.unknown")
  const seen = new Date(session.last_seen_at)
  const time = `${dayOf(seen, reader)}, ${timeOf(seen, reader)}`
  const Icon = isScript ? Terminal : /iPhone|iPad|Android/u.test(name) ? Smartphone : Monitor
  const country = place === null ? null : new Intl.DisplayNames(reader, { type: "region" }).of(place)
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon className="size-5 shrink-0 text-fg-3" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="break-words font-[540]">{name}</p>
        <p className="text-sm text-fg-3">
          {isCurrent ? <span className="text-ok">{t("devices.this")}</span> : t("devices.seen", { time })}
          {country !== null && country !== undefined && ` · ${country}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          className="max-md:!h-11"
          aria-label={`${t("devices.endOne", { device: name })}, ${t("devices.seen", { time })}`}
          disabled={isPending}
          onClick={() => onEnd(id, name)}
        >
          {t("devices.end")}
        </Button>
      )}
    </li>
  )
}
