import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

/** For the operator: why no meetings are offered here. Switched off is no fault. */
export const NoGuest = (): ReactElement | null => {
  const t = useText()
  const { data } = trpc.meeting.getMeetingOffer.useQuery({}, { staleTime: 300_000 })
  if (data === undefined || data.missing === null || data.missing === "off") return null
  return <p className="mt-4 text-sm text-fg-3">{t(`meeting.missing.${data.missing}`)}</p>
}
