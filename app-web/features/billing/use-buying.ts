import { billingFailed, follow } from "#web/entities/plan/settled.ts"
import { type RouterInput, trpc } from "#web/request/trpc.ts"

export type Offer = RouterInput["billing"]["checkout"]
export type Period = Offer["period"]

/** Leads to the page of the payment provider. */
export const useBuying = () => {
  const { mutate, isPending, isSuccess } = trpc.billing.checkout.useMutation({
    onSuccess: follow,
    onError: billingFailed,
  })
  return { buy: (offer: Offer) => mutate(offer), isPending: isPending || isSuccess }
}
