import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { OperatorNote } from "../operator-note.tsx"

/** For the operator: why no video links are offered here. */
export const NoProgram = (): ReactElement | null => {
  const t = useText("add-dialog/link")
  const { data } = trpc.link.getLinkQuota.useQuery({}, { staleTime: 300_000 })
  if (data?.reason !== "program-missing") return null
  return <OperatorNote text={t("link.noProgram")} link={t("link.getProgram")} />
}
