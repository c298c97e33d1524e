import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { closeAdd } from "../add-state.ts"
import { meetingChoice, noMeeting } from "./meeting-state.ts"
import { useJoin } from "./use-join.ts"

/** The button that sends the guest. */
export const MeetingFooter = (): ReactElement => {
  const t = useText("add-dialog/meeting")
  const { link } = useStore(meetingChoice)
  const { join, isPending } = useJoin()
  return (
    <>
      <Button onClick={cancel}>{t("act.cancel")}</Button>
      <Button
        tone="primary"
        disabled={link.trim() === ""}
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={join}
      >
        {t(isPending ? "meeting.joinPending" : "meeting.join")}
      </Button>
    </>
  )
}

const cancel = (): void => {
  meetingChoice.set(noMeeting)
  closeAdd()
}
