import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { useNavigate } from "@tanstack/react-router"

/** Reports that a subscription could not be changed, and leads to the plans. */
export const useToPlans = () => {
  const t = useText("subscription")
  const navigate = useNavigate()
  const run = () => void navigate({ to: "/payment/plans", hash: "plans" })
  return (error: unknown): void =>
    void toast(errorMessage(error), { tone: "bad", action: { label: t("subscription.plans"), run } })
}
