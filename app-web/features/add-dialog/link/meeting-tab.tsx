import type { ReactElement } from "react"
import { useText } from "../texts.ts"
import { AddressField } from "./address-field.tsx"
import { meetingHosts } from "./check-link.ts"

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
