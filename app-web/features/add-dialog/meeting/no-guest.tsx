import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { OperatorNote } from "../operator-note.tsx"

/** For the operator: no meetings are offered here. Switched off is no fault. */
export const NoGuest = (): ReactElement | null => {
  const t = useText("add-dialog/meeting")
  const { data } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  if (data === undefined || data.missing === null || data.missing === "off") return null
  return <OperatorNote text={t("meeting.missing")} link={t("meeting.why")} />
}
