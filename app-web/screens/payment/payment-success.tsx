import { planName } from "#web/entities/plan/money.ts"
import { useOutcome } from "#web/features/payment/use-outcome.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { t as request } from "#web/request/texts.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Button } from "#web/ui/button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Link } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { PaymentPage } from "./payment-page.tsx"

/** Where the payment provider returns to: asks what was paid, without waiting for a notice. */
export const PaymentSuccess = (): ReactElement => {
  const t = useText("payment")
  const { state, plan, again } = useOutcome()
  useTitle(t("payment.title"))
  if (state === "processing") {
    return (
      <PaymentPage title={t("payment.processing")} text={t("payment.processingText")}>
        <Spinner />
      </PaymentPage>
    )
  }
  const plans = <Link to="/payment/plans" className={buttonStyle({ size: "lg" })}>{t("payment.plans")}</Link>
  if (state === "refunded") {
    return <PaymentPage title={t("payment.refunded")} text={t("payment.refundedText")}>{plans}</PaymentPage>
  }
  if (state === "unknown") {
    return (
      <PaymentPage title={t("payment.failed")} text={request("refusal.PaymentInfoMissing")} isAlert>
        {plans}
      </PaymentPage>
    )
  }
  return state === "success"
    ? (
      <PaymentPage title={t("payment.success", { plan: planName(plan ?? "") })} text={t("payment.successText")}>
        <Link to="/" className={buttonStyle({ tone: "primary", size: "lg" })}>{t("payment.start")}</Link>
        {plans}
      </PaymentPage>
    )
    : (
      <PaymentPage title={t("payment.failed")} text={t("payment.failedText")} isAlert>
        <Button tone="primary" size="lg" onClick={again}>{t("act.retry")}</Button>
        {plans}
      </PaymentPage>
    )
}
