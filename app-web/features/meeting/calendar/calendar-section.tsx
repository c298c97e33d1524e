import { dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { useRefusal } from "#web/request/use-refusals.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Section } from "#web/ui/section.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useRef, useState } from "react"
import { CalendarField } from "./calendar-field.tsx"
import { UpcomingList } from "./upcoming-list.tsx"

type Calendar = RouterOutput["calendar"]["getCalendar"]

/** The calendar of the account: where it is, how its last reading went, and what comes up in it. Nothing where no meetings are attended. */
export const CalendarSection = (): ReactElement | null => {
  const t = useText("meeting/calendar")
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: offer } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  const { data: calendar } = trpc.calendar.getCalendar.useQuery({}, { refetchOnMount: "always" })
  if (calendar === undefined || (offer?.is_offered !== true && calendar.kind === null)) return null
  return (
    <Section title={t("calendar.title")} text={t("calendar.text")} heading={heading}>
      {calendar.kind !== null && <Known calendar={calendar} onRemoved={() => heading.current?.focus()} />}
      <CalendarField isThere={calendar.kind !== null} />
      {calendar.kind !== null && <UpcomingList />}
    </Section>
  )
}

interface KnownProps {
  readonly calendar: Calendar
  readonly onRemoved: () => void
}

const Known = ({ calendar, onRemoved }: KnownProps): ReactElement => {
  const t = useText("meeting/calendar")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const [isAsked, setAsked] = useState(false)
  const fault = useRefusal(calendar.fault)
  const changing = {
    onError: (failure: unknown) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.calendar.invalidate(),
  }
  const turn = trpc.calendar.saveCalendar.useMutation(changing)
  const remove = trpc.calendar.removeCalendar.useMutation({ ...changing, onSuccess: onRemoved })
  const read = new Date(calendar.read_at ?? 0)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="break-words font-[540]">{calendar.name}</p>
          <p className="tnum text-sm text-fg-3">
            {t("calendar.read", { count: calendar.meetings, time: `${dayOf(read, reader)} ${timeOf(read, reader)}` })}
          </p>
          {calendar.unreadable > 0 && (
            <p className="text-sm text-fg-3">{t("calendar.unreadable", { count: calendar.unreadable })}</p>
          )}
          {fault !== null && <p className="text-sm text-bad">{t("calendar.fault", { reason: fault })}</p>}
        </div>
        <Button size="sm" className="max-md:!h-11" onClick={() => setAsked(true)}>{t("calendar.remove")}</Button>
      </div>
      <SwitchRow
        label={t("calendar.join")}
        hint={t("calendar.joinHint")}
        checked={turn.isPending ? turn.variables.is_joining === true : calendar.is_joining}
        onChange={(isJoining) => turn.mutate({ is_joining: isJoining })}
      />
      {isAsked && (
        <Confirm
          title={t("calendar.removeTitle")}
          description={t("calendar.removeText")}
          act={t("calendar.remove")}
          onAct={() => remove.mutate({})}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
