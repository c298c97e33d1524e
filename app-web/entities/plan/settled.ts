import { speech } from "#web/lib/catalogues.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { readablePage } from "./readable-page.ts"
import { refreshPlan } from "./refresh-plan.ts"

export const billingFailed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** For changes to the subscription: everything that shows it is refetched; a failure is reported. */
export const settled = { onError: billingFailed, onSettled: refreshPlan }

/** Goes to the page that a call returned, if any. */
export const follow = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(readablePage(url, speech.get().language))
}
