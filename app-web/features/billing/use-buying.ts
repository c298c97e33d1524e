import { follow, notCreated } from "#web/entities/plan/settled.ts"
import { type RouterInput, trpc } from "#web/request/trpc.ts"
import { useText } from "./texts.ts"

export type Offer = RouterInput["billing"]["checkout"]
export type Period = Offer["period"]

/** Leads to the page of the payment provider: of cards, or of a wallet. */
export const useBuying = (isWallet: boolean) => {
  const t = useText()
  const { mutate, isPending, isSuccess } = trpc.billing.checkout.useMutation({
    onSuccess: follow,
    onError: notCreated(t(isWallet ? "plans.walletFailed" : "plans.checkoutFailed")),
  })
  return { buy: (offer: Offer) => mutate(offer), isPending: isPending || isSuccess }
}
