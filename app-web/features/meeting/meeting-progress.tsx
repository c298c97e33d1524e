import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { nameLiveSpeakers } from "#web/entities/transcript/live-transcript.ts"
import { clock } from "#web/lib/format.ts"
import { settings } from "#web/lib/settings.ts"
import { type TextKey, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { LogOut } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { MeetingEnd } from "./meeting-end.tsx"
import { type Meeting, useElapsed, useMeeting } from "./use-meeting.ts"

/** Who is there, without the guest. */
const People = ({ names }: { readonly names: ReadonlyArray<string> }): ReactElement => {
  const t = useText("meeting")
  if (names.length === 0) return <p className="mt-4 text-fg-3">{t("meeting.nobody")}</p>
  return (
    <>
      <h3 className="mt-5 text-sm font-[540] text-fg-3">{t("meeting.people")}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...new Set(names)].map((name) => (
          <li key={name} className="max-w-full truncate rounded-full bg-hover px-3 py-1 text-sm">{name}</li>
        ))}
      </ul>
    </>
  )
}

interface MeetingProgressProps {
  readonly task: OpenedTask
  /** How the work goes on once the meeting has ended. */
  readonly after: ReactElement
  /** The offer to be notified. */
  readonly offer: ReactElement
}

/** A meeting under way: where the guest is, for how long, with whom, and the way out. Then what becomes of what it heard. */
export const MeetingProgress = ({ task, after, offer }: MeetingProgressProps): ReactElement => {
  const { meeting, asOf } = useMeeting(task.id, task.progress?.step ?? null)
  useEffect(() => {
    if (meeting !== undefined) nameLiveSpeakers(meeting.id, meeting.speakers)
  }, [meeting])
  if (meeting === undefined) return after
  if (meeting.state === "ended") {
    return (
      <>
        <MeetingEnd taskId={task.id} className="mx-auto max-w-[520px] px-6 pt-6" />
        {after}
      </>
    )
  }
  return <Attending meeting={meeting} asOf={asOf} mayLeave={isManaged(task)} offer={offer} />
}

interface AttendingProps {
  readonly meeting: Meeting
  readonly asOf: number
  readonly mayLeave: boolean
  readonly offer: ReactElement
}

const Attending = ({ meeting, asOf, mayLeave, offer }: AttendingProps): ReactElement => {
  const t = useText("meeting")
  const { title, text } = words(meeting)
  const elapsed = useElapsed(meeting, asOf)
  return (
    <div className="mx-auto max-w-[520px] px-6 pt-[7vh] pb-16 max-md:pt-5 max-md:pb-6">
      <h2 className="text-xl font-[620]">{t(title)}</h2>
      <p className="mt-1.5 text-md text-fg-2">{t(text, { brand: settings.brand })}</p>
      <output className="sr-only">{t(title)}</output>
      {meeting.joined_at !== null && (
        <p className="tnum mt-5 text-2xl font-[620]" role="timer" aria-label={t("meeting.elapsed")}>
          {clock(elapsed * 1000)}
        </p>
      )}
      {meeting.state === "inMeeting" && <People names={meeting.people} />}
      {mayLeave && <Leave id={meeting.id} wasIn={meeting.joined_at !== null} />}
      {offer}
    </div>
  )
}

const words = (
  { state, is_waiting }: Meeting,
): { readonly title: TextKey<"meeting">; readonly text: TextKey<"meeting"> } =>
  state === "inMeeting"
    ? { title: "meeting.in", text: "meeting.inText" }
    : state === "unknown"
    ? { title: "meeting.unknown", text: "meeting.unknownText" }
    : is_waiting
    ? { title: "meeting.waiting", text: "meeting.waitingText" }
    : { title: "meeting.joining", text: "meeting.joiningText" }

interface LeaveProps {
  readonly id: string
  readonly wasIn: boolean
}

/** Calls the guest back, after a question: it cannot be sent in again without notice. */
const Leave = ({ id, wasIn }: LeaveProps): ReactElement => {
  const t = useText("meeting")
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const leave = trpc.meeting.leaveMeeting.useMutation({
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => utils.meeting.getMeeting.invalidate({ id }),
  })
  const isLeaving = leave.isPending || leave.isSuccess
  return (
    <>
      <Button className="mt-6 max-md:!h-11" aria-disabled={isLeaving} onClick={() => !isLeaving && setAsked(true)}>
        <LogOut />
        {t(isLeaving ? "meeting.leaving" : "meeting.leave")}
      </Button>
      {isAsked && (
        <Confirm
          title={t("meeting.leaveTitle")}
          description={t(wasIn ? "meeting.leaveText" : "meeting.leaveEarlyText")}
          act={t("meeting.leave")}
          keep={t("meeting.stay")}
          onAct={() => leave.mutate({ id })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
