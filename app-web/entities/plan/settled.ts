import type { Language } from "#texts/languages.ts"
import { speech, supportText } from "#web/lib/catalogues.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { refreshPlan } from "./refresh-plan.ts"

const billingFailed = (error: unknown): void => void toast(errorMessage(error), { tone: "bad" })

/** Says what could not be created, such as a link, why, and where to get help. */
export const notCreated = (what: string) => (error: unknown): void => {
  const detail = joinSentences([errorMessage(error), supportText()], speech.get().language)
  toast(what, { tone: "bad", detail })
}

/** For changes to the subscription: everything that shows it is refetched; a failure is reported. */
export const settled = { onError: billingFailed, onSettled: refreshPlan }

/** Goes to the page that a call returned, if any. */
export const follow = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(readablePage(url, speech.get().language))
}

/**
 * The address of a payment page. Those of the simulated checkout are this server's own and speak the reader's
 * language; a provider's address stays as it is.
 */
export const readablePage = (address: string, language: Language): string => {
  const url = URL.parse(address)
  if (url === null || !url.pathname.startsWith("/simulated-checkout/")) return address
  url.searchParams.set("lang", language)
  return url.href
}
