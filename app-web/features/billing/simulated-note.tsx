import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"

/** Says so if nothing is charged. */
export const SimulatedNote = (): ReactElement | null => {
  const t = useText("billing")
  const { data } = trpc.billing.listPlans.useQuery({})
  if (data?.is_simulated !== true) return null
  return <p className="mb-4 rounded-lg bg-accent-soft px-4 py-3 text-sm text-accent-text">{t("plans.simulated")}</p>
}
