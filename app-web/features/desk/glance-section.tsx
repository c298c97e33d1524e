import { dayOf, sizeOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"
import { DeskSection } from "./desk-section.tsx"

/** How often the numbers are read while the page is open, in milliseconds. */
const pause = 10_000

/** The queue, the disk, what came in, and why files failed. */
export const GlanceSection = (): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const { data, error, refetch } = trpc.desk.getDesk.useQuery({}, { refetchInterval: pause, retry: false })
  if (error !== null && data === undefined) return <NotLoaded error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="mt-6 h-40" />
  const { queue: { running, waiting, oldest_at: oldestAt }, disk, days, failures } = data
  const at = (time: string): string => `${dayOf(new Date(time), language)}, ${timeOf(new Date(time), language)}`
  return (
    <>
      <DeskSection title={t("desk.queue")}>
        <p className="tnum text-md">{t("desk.counts", { running, waiting })}</p>
        {oldestAt !== null && <p className="mt-1 text-fg-2">{t("desk.oldest", { time: at(oldestAt) })}</p>}
      </DeskSection>
      <DeskSection title={t("desk.disk")}>
        {disk === null ? <p className="text-fg-2">{t("desk.diskUnknown")}</p> : (
          <>
            <p className="tnum text-md">
              {t("desk.free", { free: sizeOf(disk.free, language), total: sizeOf(disk.total, language) })}
            </p>
            <ProgressBar
              className="mt-2 w-full"
              value={100 * (1 - disk.free / disk.total)}
              tone={disk.free < disk.total / 10 ? "warn" : "brand"}
              label={t("desk.disk")}
            />
          </>
        )}
        <h3 className="mt-4 text-sm font-[540] text-fg-3">{t("desk.cameIn")}</h3>
        {days.length === 0 && <p className="mt-1 text-fg-2">{t("desk.nothing")}</p>}
        <ul className="tnum mt-1">
          {days.toReversed().map(({ day, tasks, bytes }) => (
            <li key={day} className="flex justify-between gap-4 py-1">
              <span className="text-fg-2">{dayOf(new Date(`${day}T12:00:00Z`), language)}</span>
              <span>{t("desk.files", { count: tasks, size: sizeOf(bytes, language) })}</span>
            </li>
          ))}
        </ul>
      </DeskSection>
      {failures.length > 0 && (
        <DeskSection title={t("desk.reasons")}>
          <ul className="tnum divide-y divide-line">
            {failures.map(({ code, step, count, last_at: lastAt }) => (
              <li key={`${step} ${code}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                <code className="break-all">{code}</code>
                <span className="text-fg-2">{count} · {at(lastAt)}</span>
              </li>
            ))}
          </ul>
        </DeskSection>
      )}
    </>
  )
}
