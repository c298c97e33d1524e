import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type RouterInput, trpc } from "#web/request/trpc.ts"

export type Offer = RouterInput["billing"]["checkout"]
export type Period = Offer["period"]

const failed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** Leads to the page of the payment provider. */
export const useBuying = () => {
  const { mutate, isPending, isSuccess } = trpc.billing.checkout.useMutation({
    onSuccess: follow,
    onError: failed,
  })
  return { buy: (offer: Offer) => mutate(offer), isPending: isPending || isSuccess }
}

/** For what changes the subscription: all that shows it is read again; a failure is said. */
export const useSettled = () => {
  const utils = trpc.useUtils()
  return {
    onError: failed,
    onSettled: () =>
      Promise.all([utils.billing.invalidate(), utils.plan.invalidate(), utils.account.getCurrentUser.invalidate()]),
  }
}

/** Leads to the page that a call answered, if it did. */
export const follow = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(url)
}
