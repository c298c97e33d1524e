import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"

interface MeetingChoice {
  readonly link: string
  readonly title: string
}

export const noMeeting: MeetingChoice = { link: "", title: "" }

/** The meeting in the Add dialog; it stays while another tab is shown. */
export const meetingChoice = storeOf<MeetingChoice>(noMeeting)
onSignOut(() => meetingChoice.set(noMeeting))
