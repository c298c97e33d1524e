import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useState } from "react"

type Plan = RouterOutput["desk"]["findAccounts"]["items"][number]["plan"]

const granted = ["pro", "premium", "enterprise"] as const satisfies ReadonlyArray<Plan>
type Granted = (typeof granted)[number]

const isGranted = (plan: string): plan is Granted => granted.some((one) => one === plan)

interface PlanChoiceProps {
  readonly account: { readonly id: string; readonly name: string; readonly plan: Plan }
}

/** Gives an account a plan free of charge and without an end, or ends the one it has. */
export const PlanChoice = ({ account: { id, name, plan } }: PlanChoiceProps): ReactElement => {
  const t = useText("desk")
  const utils = trpc.useUtils()
  const [isEnding, setIsEnding] = useState(false)
  const settled = {
    onError: (error: unknown) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => utils.desk.findAccounts.invalidate(),
  }
  const grant = trpc.billing.grantSubscription.useMutation(settled)
  const end = trpc.billing.endSubscription.useMutation(settled)
  return (
    <>
      <Select
        aria-label={t("desk.plan", { name })}
        value={plan}
        disabled={grant.isPending || end.isPending}
        onChange={({ target: { value } }) => {
          if (isGranted(value)) grant.mutate({ account: id, plan: value, until: null })
          else setIsEnding(true)
        }}
      >
        {[...new Set<Plan>(["free", ...granted, plan])].map((one) => (
          <option key={one} value={one}>{one.charAt(0).toUpperCase() + one.slice(1)}</option>
        ))}
      </Select>
      {isEnding && (
        <Confirm
          danger
          title={t("desk.endTitle")}
          description={t("desk.endHint", { name })}
          act={t("desk.endPlan")}
          onAct={() => end.mutate({ account: id })}
          onClose={() => setIsEnding(false)}
        />
      )}
    </>
  )
}
