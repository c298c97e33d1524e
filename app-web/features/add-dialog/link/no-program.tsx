import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

/** For the operator: why no video links are offered here. */
export const NoProgram = (): ReactElement | null => {
  const t = useText()
  const { data } = trpc.link.getLinkQuota.useQuery({}, { staleTime: 300_000 })
  return data?.reason === "program-missing" ? <p className="mt-4 text-sm text-fg-3">{t("link.noProgram")}</p> : null
}
