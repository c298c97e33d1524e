import { timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { CalendarClock } from "lucide-react"
import type { ReactElement } from "react"
import { useDecide, useUpcoming } from "./use-upcoming.ts"

/** How long before a meeting the library speaks of it, in milliseconds. */
const ahead = 12 * 3_600_000

/** The next meeting of the calendar, in the library; nothing if none comes up soon, or it is decided on. */
export const NextMeeting = (): ReactElement | null => {
  const t = useText("meeting/calendar")
  const reader = useLanguage()
  const { data: offer } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  const { list, asOf } = useUpcoming()
  const decide = useDecide()
  const next = list?.items.find(({ state }) => state === "offered")
  if (list === undefined || next === undefined || offer?.is_offered !== true) return null
  if (Date.parse(next.starts_at) > asOf + ahead) return null
  const isAutomatic = list.is_joining && next.is_sure
  return (
    <div className="mx-3.5 mb-1 flex shrink-0 animate-fade flex-wrap items-center gap-x-2 gap-y-1 px-1.5 text-sm text-fg-2 max-md:mx-2.5 md:mx-6.5">
      <CalendarClock className="size-4 shrink-0 text-accent-text" aria-hidden />
      <span className="min-w-0 flex-1 basis-40 truncate">
        {t(isAutomatic ? "upcoming.nextAutomatic" : "upcoming.next", {
          title: next.title === "" ? next.link : next.title,
          time: timeOf(new Date(next.starts_at), reader),
        })}
      </span>
      <Button size="sm" className="max-md:!h-11" disabled={decide.isPending} onClick={() => decide.join(next)}>
        {t("upcoming.join")}
      </Button>
      <Button
        size="sm"
        tone="ghost"
        className="max-md:!h-11"
        disabled={decide.isPending}
        onClick={() => decide.skip(next, true)}
      >
        {t("upcoming.skip")}
      </Button>
    </div>
  )
}
