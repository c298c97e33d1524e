import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"

/** For the operator: no meetings are offered here. Switched off is no fault. */
export const NoGuest = (): ReactElement | null => {
  const t = useText("add-dialog/meeting")
  const { data } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  if (data === undefined || data.missing === null || data.missing === "off") return null
  return <OperatorNote text={t("meeting.missing")} link={t("meeting.why")} />
}

/** For the operator: why no video links are offered here. */
export const NoProgram = (): ReactElement | null => {
  const t = useText("add-dialog/link")
  const { data } = trpc.link.getLinkQuota.useQuery({}, { staleTime: 300_000 })
  if (data?.reason !== "program-missing") return null
  return <OperatorNote text={t("link.noProgram")} link={t("link.getProgram")} />
}

interface OperatorNoteProps {
  readonly text: string
  /** What the link to the page of the engines says. */
  readonly link: string
}

/** For the operator: something is not offered here, and where to read on. */
const OperatorNote = ({ text, link }: OperatorNoteProps): ReactElement => (
  <p className="mt-4 text-sm text-fg-3">
    {text} <Link to="/engines" className="text-accent-text underline">{link}</Link>
  </p>
)
