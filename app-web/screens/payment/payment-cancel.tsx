import { notePaymentEnded } from "#web/entities/plan/note-payment.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Link } from "@tanstack/react-router"
import { type ReactElement, useEffect } from "react"
import { PaymentPage } from "./payment-page.tsx"

/** Where the payment provider returns to if nothing was paid. */
export const PaymentCancel = (): ReactElement => {
  const t = useText("payment")
  useTitle(t("payment.title"))
  useEffect(() => void notePaymentEnded(new URLSearchParams(location.search).get("order_id"), "Cancelled"), [])
  return (
    <PaymentPage title={t("payment.cancelled")} text={t("payment.cancelledText")}>
      <Link to="/payment/plans" className={buttonStyle({ tone: "primary", size: "lg" })}>{t("payment.plans")}</Link>
      <Link to="/" className={buttonStyle({ size: "lg" })}>{t("payment.back")}</Link>
    </PaymentPage>
  )
}
