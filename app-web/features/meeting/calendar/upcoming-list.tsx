import { dayOf, timeOf } from "#web/lib/format.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { useRefusal } from "#web/request/use-refusals.ts"
import { Button } from "#web/ui/button.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { type Upcoming, useDecide, useUpcoming } from "./use-upcoming.ts"

/** The meetings of the next seven days, what becomes of each, and buttons to decide otherwise. */
export const UpcomingList = (): ReactElement | null => {
  const t = useText("meeting/calendar")
  const { list } = useUpcoming()
  if (list === undefined) return null
  return (
    <>
      <h3 className="mt-6 font-[540]">{t("upcoming.title")}</h3>
      {list.items.length === 0 ?
        <p className="mt-2 text-fg-3">{t("upcoming.none")}</p> :
        (
          <ul className="mt-1 divide-y divide-line">
            {list.items.map((one) => <UpcomingRow key={one.id} meeting={one} isJoining={list.is_joining} />)}
          </ul>
        )}
    </>
  )
}

interface UpcomingRowProps {
  readonly meeting: Upcoming
  readonly isJoining: boolean
}

const UpcomingRow = ({ meeting, isJoining }: UpcomingRowProps): ReactElement => {
  const t = useText("meeting/calendar")
  const reader = useLanguage()
  const { title, starts_at: starts, link, state, task_id: taskId } = meeting
  const decide = useDecide()
  const refusal = useRefusal(meeting.refusal)
  const begins = new Date(starts)
  const shown = title === "" ? link : title
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-[540]">{shown}</p>
        <p className="tnum text-sm text-fg-3">
          {dayOf(begins, reader)} {timeOf(begins, reader)} · {said(meeting, isJoining, refusal, t)}
        </p>
      </div>
      {state === "joined"
        ? taskId !== null && (
          <Link
            to="/task/$taskId"
            params={{ taskId }}
            className="inline-flex min-h-9 items-center text-accent-text underline underline-offset-2 max-md:min-h-11"
          >
            {t("upcoming.open")}
          </Link>
        )
        : (
          <>
            <Button
              size="sm"
              className="max-md:!h-11"
              aria-label={t("upcoming.joinNamed", { title: shown })}
              disabled={decide.isPending}
              onClick={() => decide.join(meeting)}
            >
              {t("upcoming.join")}
            </Button>
            {isJoining && meeting.is_sure && state !== "refused" && (
              <Button
                size="sm"
                tone="ghost"
                className="max-md:!h-11"
                aria-label={t(state === "skipped" ? "upcoming.keepNamed" : "upcoming.skipNamed", { title: shown })}
                disabled={decide.isPending}
                onClick={() => decide.skip(meeting, state !== "skipped")}
              >
                {t(state === "skipped" ? "upcoming.keep" : "upcoming.skip")}
              </Button>
            )}
          </>
        )}
    </li>
  )
}

const said = (
  { state, is_sure }: Upcoming,
  isJoining: boolean,
  refusal: string | null,
  t: Translate<"meeting/calendar">,
): string =>
  state === "joined"
    ? t("upcoming.joined")
    : state === "skipped"
    ? t("upcoming.skipped")
    : state === "refused"
    ? refusal ?? t("upcoming.refused")
    : !is_sure
    ? t("upcoming.unsure")
    : t(isJoining ? "upcoming.automatic" : "upcoming.manual")
