import { page, type PeerPage, type PeerRequest, seeOther } from "../peer-page.ts"
import type { billingOn } from "./billing.ts"
import type { Books } from "./books.ts"

interface Parts {
  readonly books: Books
  readonly billing: ReturnType<typeof billingOn>
  readonly now: () => number
}

/** The hosted pages of checkout and portal, in a word or two. */
export const pagesOn =
  (change: <A>(work: (parts: Parts) => A) => Promise<A>) => ({ path, choice }: PeerRequest): Promise<PeerPage> => {
    const [kind, id = ""] = path.split("/")
    return change((parts) => kind === "pay" ? checkout(parts, id, choice) : portal(parts, id, choice))
  }

const checkout = ({ books, billing, now }: Parts, id: string, choice: string | null): PeerPage => {
  const session = books.sessions[id]
  if (session === undefined) return page("There is no such checkout", 404)
  if (session.status === "complete") return seeOther(session.success_url)
  if (session.status === "expired" || session.expires_at < now()) return page("Expired", 410)
  if (choice === null || choice === "decline") return page("Nothing was charged")
  billing.pay(session, now(), choice === "later")
  return seeOther(session.success_url)
}

const portal = ({ books, billing, now }: Parts, id: string, choice: string | null): PeerPage => {
  const customer = books.customers[id]
  if (customer === undefined) return page("There is no such customer", 404)
  if (choice === "works" || choice === "declines") {
    books.customers[id] = { ...customer, declines: choice === "declines" }
    const owed = Object.values(books.subscriptions).filter((one) => one.customer === id && one.status === "past_due")
    if (choice === "works") { for (const one of owed) billing.payOpen(one, now()) }
  }
  return page(books.customers[id]?.declines === true ? "Your card is declined" : "Your card works")
}
