import type { ReactElement } from "react"
import { useText } from "../texts.ts"
import { AddressField } from "./address-field.tsx"
import { meetingHosts, videoHosts } from "./check-link.ts"

/** The address of a video. */
export const LinkTab = (): ReactElement => {
  const t = useText()
  return (
    <AddressField
      label={t("link.video")}
      placeholder="https://www.youtube.com/watch?v=…"
      hosts={videoHosts}
      otherHost={t("link.otherVideo")}
      hint={t("link.videoHint")}
      notYet={t("link.notYet")}
    />
  )
}

/** The address of a meeting. */
export const MeetingTab = (): ReactElement => {
  const t = useText()
  return (
    <AddressField
      label={t("meeting.link")}
      placeholder="https://zoom.us/j/…"
      hosts={meetingHosts}
      otherHost={t("meeting.otherHost")}
      hint={t("meeting.hint")}
      notYet={t("meeting.notYet")}
    />
  )
}
