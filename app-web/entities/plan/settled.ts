import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { refreshPlan } from "./refresh-plan.ts"

export const billingFailed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** For what changes the subscription: all that shows it is read again; a failure is said. */
export const settled = { onError: billingFailed, onSettled: refreshPlan }

/** Leads to the page that a call answered, if it did. */
export const follow = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(url)
}
