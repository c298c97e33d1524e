import { openBook } from "#adapters/payments/simulated/open-book.ts"
import { pagesOn } from "#adapters/payments/simulated/pages.ts"
import { simulatedProvider } from "#adapters/payments/simulated/provider.ts"
import type { RawNotice } from "#domain/billing/payment-provider.port.ts"
import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import { Effect } from "effect"
import { page, type PeerPage, requestAt, seeOther, type Shelf } from "./peer-page.ts"

const [base, secret] = ["https://parley.test/simulated-checkout", "secret_of_the_tests"]

/** The simulated checkout of the product; `shelf` survives a restart of it. */
export const aSimulatedShop = (method: "card" | "alipay", shelf: Shelf = { text: null }) =>
  Effect.gen(function*() {
    const notices: Array<RawNotice> = []
    const kept = {
      load: Effect.sync(() => shelf.text),
      save: (text: string) => Effect.sync(() => void (shelf.text = text)),
    }
    const deliver = (notice: RawNotice) => Effect.sync(() => void notices.push(notice))
    const book = yield* openBook({ shelf: kept, secret, deliver })
    const shown = (url: string, choice: string | null) => pagesOn(book)(requestAt(url, choice))
    const choose = (url: string, choice: string) => Effect.map(shown(url, choice), inAWord)
    const { advance, forget } = book
    const provider = simulatedProvider(book, { method, base, secret })
    return { provider, notices, choose, shown, advance, forget, shelf, kept }
  })

/** As a peer of a provider would say it. */
const inAWord = (shown: HostedPage): PeerPage => {
  if (shown._tag === "Elsewhere") return seeOther(shown.address)
  if (shown._tag === "Missing") return page(`There is no such ${shown.what}`, 404)
  if (shown._tag === "Closed") return page("Closed", 410)
  if (shown._tag === "Card") return page(shown.isDeclined ? "Your card is declined" : "Your card works")
  return page(shown._tag === "Paying" && shown.isDeclined ? "Nothing was charged" : "")
}
