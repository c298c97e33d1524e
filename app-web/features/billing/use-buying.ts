import { notePaymentBegun } from "#web/entities/plan/note-payment.ts"
import { follow, notCreated } from "#web/entities/plan/settled.ts"
import { useText } from "#web/lib/text.ts"
import { report } from "#web/lib/usage/report.ts"
import { type RouterInput, trpc } from "#web/request/trpc.ts"

export type Offer = RouterInput["billing"]["checkout"]
export type Period = Offer["period"]

/** Leads to the page of the payment provider: of cards, or of a wallet. */
export const useBuying = (isWallet: boolean, amountOf: (offer: Offer) => number | null) => {
  const t = useText("billing")
  const { mutate, isPending, isSuccess } = trpc.billing.checkout.useMutation({
    onSuccess: async (answer, offer) => {
      report("offsite_click", { offsite_click: "provider" })
      await notePaymentBegun({ ...offer, amount: amountOf(offer) }, answer.order_id)
      follow(answer)
    },
    onError: notCreated(t(isWallet ? "plans.walletFailed" : "plans.checkoutFailed")),
  })
  return { buy: (offer: Offer) => mutate(offer), isPending: isPending || isSuccess }
}
