import { trpc } from "#web/request/trpc.ts"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

/** For the operator: why no video links are offered here. */
export const NoProgram = (): ReactElement | null => {
  const t = useText()
  const { data } = trpc.link.getLinkQuota.useQuery({}, { staleTime: 300_000 })
  if (data?.reason !== "program-missing") return null
  return (
    <p className="mt-4 text-sm text-fg-3">
      {t("link.noProgram")} <Link to="/engines" className="text-accent-text underline">{t("link.getProgram")}</Link>
    </p>
  )
}
