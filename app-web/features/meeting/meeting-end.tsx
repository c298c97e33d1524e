import { lengthOf } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"

interface MeetingEndProps {
  readonly taskId: string
  readonly className: string
}

/** Why a meeting ended, in words, and how long the guest was there. Nothing while it goes on. */
export const MeetingEnd = ({ taskId, className }: MeetingEndProps): ReactElement | null => {
  const t = useText("meeting")
  const reader = useLanguage()
  // What was last heard of it may be from before its end.
  const { data: meeting } = trpc.meeting.getMeeting.useQuery({ id: taskId }, {
    refetchOnMount: ({ state }) => state.data?.state === "ended" || "always",
  })
  if (meeting === undefined || meeting.state !== "ended" || meeting.reason === null) return null
  const length = meeting.joined_at === null
    ? []
    : [t("meeting.length", { length: lengthOf(Math.max(1, meeting.elapsed), reader) })]
  return (
    <div className={className}>
      <output className="block text-sm text-fg-2">
        {joinSentences([t(`meeting.reason.${meeting.reason}`), ...length], reader)}
      </output>
    </div>
  )
}
