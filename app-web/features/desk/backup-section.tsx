import { dayOf, sizeOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"
import { DeskSection } from "./desk-section.tsx"

type Backups = RouterOutput["backup"]["getBackups"]

/** How often it is looked at while a backup is being made, and otherwise, in milliseconds. */
const pauses = { running: 1000, idle: 30_000 }

/** Which backups there are, how the last one went, and when the next is made. */
export const BackupSection = (): ReactElement => {
  const t = useText("desk")
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.backup.getBackups.useQuery({}, {
    retry: false,
    refetchInterval: ({ state }) => state.data?.running ? pauses.running : pauses.idle,
  })
  const settled = {
    onSuccess: (view: Backups) => utils.backup.getBackups.setData({}, view),
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
  }
  const make = trpc.backup.makeBackup.useMutation(settled)
  const stop = trpc.backup.cancelBackup.useMutation(settled)
  const act = data?.running ? stop : make
  return (
    <DeskSection
      title={t("desk.backups")}
      aside={data?.place && (
        <Button
          size="sm"
          className="max-md:!h-11"
          disabled={act.isPending}
          onClick={() => act.mutate({})}
        >
          {t(data.running ? "desk.backupStop" : "desk.backupNow")}
        </Button>
      )}
    >
      {data !== undefined
        ? data.place === null ? <p className="text-fg-2">{t("desk.noBackups")}</p> : <State of={data} />
        : error === null
        ? <Skeleton className="h-16" />
        : <NotLoaded error={error} onRetry={() => void refetch()} />}
    </DeskSection>
  )
}

const State = ({ of: { failure, keep, kept, last_success: last, next_at: nextAt, place, running, unreadable } }: {
  readonly of: Backups
}): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const at = (time: string): string => `${dayOf(new Date(time), language)}, ${timeOf(new Date(time), language)}`
  return (
    <>
      <p className="break-words text-fg-2">{t("desk.backupPlace", { place: place?.where ?? "", count: keep })}</p>
      {running !== null && <Running of={running} />}
      {failure !== null && (
        <p className="mt-2 text-bad">
          {t("desk.backupFailed", { time: at(failure.at), reason: t(`desk.backup.${failure.reason}`) })}
        </p>
      )}
      {unreadable !== null && <p className="mt-2 text-bad">{t(`desk.backup.${unreadable.reason}`)}</p>}
      <p className="mt-2">
        {last === null
          ? t("desk.backupNone")
          : t("desk.backupLast", { time: at(last.at), size: sizeOf(last.bytes, language) })}
      </p>
      {nextAt !== null && <p className="mt-1 text-fg-2">{t("desk.backupNext", { time: at(nextAt) })}</p>}
      {kept.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer text-fg-2">{t("desk.kept", { count: kept.length })}</summary>
          <ul className="tnum mt-2 divide-y divide-line">
            {kept.map(({ name, bytes, is_checked: isChecked }) => (
              <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <code className="text-sm break-all">{name}</code>
                <span className="flex items-center gap-3">
                  <span className="text-fg-2">{sizeOf(bytes, language)}</span>
                  <Chip tone={isChecked ? "ok" : "plain"}>{t(isChecked ? "desk.checked" : "desk.unchecked")}</Chip>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Running = ({ of: { done, phase, total } }: { readonly of: NonNullable<Backups["running"]> }): ReactElement => {
  const t = useText("desk")
  const label = t(`desk.phase.${phase}`)
  return (
    <output className="mt-3 block">
      {label}
      {total > 0 && <ProgressBar className="mt-2 w-full" value={(100 * done) / total} label={label} />}
    </output>
  )
}
