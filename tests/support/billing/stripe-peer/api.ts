import type { billingOn } from "./billing.ts"
import { type Books, nameFor, type Price, type Session, type Subscription } from "./books.ts"
import { type Form, textAt, textsAt } from "./form.ts"
import { chargeOf, chargeView, disputeView, listOf, sessionView, type viewsOf } from "./views.ts"

/** An error of the API, as it is answered. */
export class ApiError extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...(code !== undefined && { code }) } }
  }
}

export interface ApiParts {
  readonly books: Books
  readonly prices: ReadonlyMap<string, Price>
  readonly billing: ReturnType<typeof billingOn>
  readonly views: ReturnType<typeof viewsOf>
  readonly base: string
  readonly now: () => number
}

const missing = (name: string) =>
  new ApiError(404, "invalid_request_error", `No such object: '${name}'`, "resource_missing")
const refused = (message: string, code?: string) => new ApiError(400, "invalid_request_error", message, code)

const raise = (error: ApiError): never => {
  throw error
}

const newest = <A>(kind: Record<string, A>): ReadonlyArray<A> => Object.values(kind).toReversed()

const get = <A>(kind: Record<string, A>, id: string): A => kind[id] ?? raise(missing(id))

const paged = <A extends { readonly id: string }>(all: ReadonlyArray<A>, q: Form) => {
  const after = textAt(q, "starting_after")
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  const limit = Number(textAt(q, "limit") ?? 10)
  return listOf(all.slice(from, from + limit), all.length > from + limit)
}

/** One call of the API: method, path, and its parameters. */
export const callOn = (parts: ApiParts) => {
  const { books, prices, billing, views, base, now } = parts
  const priceNamed = (id: string | null): Price => prices.get(id ?? "") ?? raise(missing(id ?? "price"))

  const createSession = (q: Form) => {
    if (textAt(q, "mode") !== "subscription") throw refused("Missing required param: mode.", "parameter_missing")
    const price = priceNamed(textAt(q, "line_items", "0", "price"))
    const id = nameFor("cs_sim")
    const session: Session = {
      id,
      object: "checkout.session",
      mode: "subscription",
      status: "open",
      payment_status: "unpaid",
      customer: null,
      customer_email: textAt(q, "customer_email"),
      client_reference_id: textAt(q, "client_reference_id"),
      subscription: null,
      subscription_metadata: textsAt(
        typeof q["subscription_data"] === "object" ? q["subscription_data"] : {},
        "metadata",
      ),
      metadata: textsAt(q, "metadata"),
      price: price.id,
      success_url: (textAt(q, "success_url") ?? "").replace("{CHECKOUT_SESSION_ID}", id),
      cancel_url: textAt(q, "cancel_url") ?? "",
      expires_at: Number(textAt(q, "expires_at") ?? now() + 86_400),
      url: `${base}/pay/${id}`,
    }
    books.sessions[id] = session
    return sessionView(session)
  }

  const updateSubscription = (one: Subscription, q: Form) => {
    if (one.status === "canceled") {
      throw refused("A canceled subscription can only update its cancellation_details and metadata.")
    }
    const cancels = textAt(q, "cancel_at_period_end")
    if (cancels === "true" && one.schedule !== null) {
      throw refused("The subscription is managed by a subscription schedule.")
    }
    const kept = cancels === null ? one : billing.put({ ...one, cancel_at_period_end: cancels === "true" })
    const wanted = textAt(q, "items", "0", "price")
    if (wanted === null) return views.subscription(kept)
    if (books.customers[one.customer]?.declines === true) {
      throw new ApiError(402, "card_error", "Your card was declined.", "card_declined")
    }
    const at = Number(textAt(q, "proration_date") ?? now())
    return views.subscription(billing.change(kept, priceNamed(wanted), at, now()))
  }

  const preview = (q: Form) => {
    const one = get(books.subscriptions, textAt(q, "subscription") ?? "")
    const to = priceNamed(textAt(q, "subscription_details", "items", "0", "price"))
    const at = Number(textAt(q, "subscription_details", "proration_date") ?? now())
    const { credit, charge } = billing.proration(one, to, at)
    const lines = listOf([{ amount: -credit, description: "Unused time" }, {
      amount: charge,
      description: "Remaining time",
    }])
    const total = charge - credit
    return {
      id: "upcoming_in",
      object: "invoice",
      currency: one.currency,
      total,
      amount_due: Math.max(0, total),
      lines,
    }
  }

  const refund = (q: Form) => {
    const intent = textAt(q, "payment_intent") ?? ""
    const invoice = Object.values(books.invoices).find((one) => one.payment_intent === intent) ?? raise(missing(intent))
    const amount = Number(textAt(q, "amount") ?? invoice.amount - invoice.refunded)
    if (amount > invoice.amount - invoice.refunded) {
      throw refused("Refund amount is greater than unrefunded amount on charge.")
    }
    books.invoices[invoice.id] = { ...invoice, refunded: invoice.refunded + amount }
    return { id: nameFor("re"), object: "refund", amount, status: "succeeded", payment_intent: intent }
  }

  const schedule = (id: string, action: string, q: Form) => {
    const one = get(books.schedules, id)
    const owner = get(books.subscriptions, one.subscription)
    if (action === "release") {
      delete books.schedules[id]
      billing.put({ ...owner, schedule: null })
      return { ...views.schedule(one), status: "released" }
    }
    const next = priceNamed(textAt(q, "phases", "1", "items", "0", "price")).id
    return views.schedule(books.schedules[id] = { ...one, next })
  }

  const scheduleFrom = (q: Form) => {
    const owner = get(books.subscriptions, textAt(q, "from_subscription") ?? "")
    if (owner.schedule !== null) throw refused("The subscription is already attached to a schedule.")
    const id = nameFor("sub_sched")
    books.schedules[id] = { id, object: "subscription_schedule", subscription: owner.id, next: null }
    billing.put({ ...owner, schedule: id })
    return views.schedule(books.schedules[id])
  }

  const invoicesFor = (q: Form) => {
    const [subscription, status] = [textAt(q, "subscription"), textAt(q, "status")]
    const since = Number(textAt(q, "created", "gte") ?? 0)
    return newest(books.invoices).filter((one) =>
      (subscription ?? one.subscription) === one.subscription && (status ?? one.status) === one.status &&
      one.created >= since
    )
  }

  return (method: string, path: string, q: Form): object => {
    const [kind = "", a = "", b = ""] = path.replace(/^\/v1\//, "").split("/")
    const is = (verb: string, name: string): boolean => method === verb && kind === name
    if (is("GET", "prices")) {
      const keys = Object.values(textsAt(q, "lookup_keys"))
      return paged([...prices.values()].filter(({ lookup_key: key }) => keys.length === 0 || keys.includes(key)), q)
    }
    if (path === "/v1/checkout/sessions" && method === "POST") return createSession(q)
    if (kind === "checkout" && path.endsWith("/expire")) {
      const session = get(books.sessions, b)
      if (session.status !== "open") throw refused("Only Checkout Sessions with a status of open can be expired.")
      return sessionView(books.sessions[b] = { ...session, status: "expired", url: null })
    }
    if (is("GET", "checkout")) return sessionView(get(books.sessions, b))
    if (is("GET", "subscriptions") && a === "") {
      return paged(newest(books.subscriptions).map((one) => views.subscription(one)), q)
    }
    if (is("GET", "subscriptions")) {
      return views.subscription(
        get(books.subscriptions, a),
        Object.values(textsAt(q, "expand")).some((one) => one.startsWith("schedule")),
      )
    }
    if (is("POST", "subscriptions")) return updateSubscription(get(books.subscriptions, a), q)
    if (is("DELETE", "subscriptions")) return views.subscription(billing.end(get(books.subscriptions, a), now()))
    if (path === "/v1/invoices/create_preview") return preview(q)
    if (is("GET", "invoices") && a === "") return paged(invoicesFor(q).map(views.invoice), q)
    if (is("GET", "invoices")) return views.invoice(get(books.invoices, a))
    if (is("GET", "charges")) {
      return paged(
        newest(books.invoices).filter(({ customer, status }) => customer === textAt(q, "customer") && status === "paid")
          .map(chargeView),
        q,
      )
    }
    if (is("GET", "disputes")) {
      return paged(
        newest(books.invoices).filter((one) => chargeOf(one) === textAt(q, "charge")).map(disputeView),
        q,
      )
    }
    if (is("POST", "refunds")) return refund(q)
    if (path === "/v1/subscription_schedules" && method === "POST") return scheduleFrom(q)
    if (is("POST", "subscription_schedules")) return schedule(a, b, q)
    if (path === "/v1/billing_portal/sessions") {
      const customer = get(books.customers, textAt(q, "customer") ?? "")
      const back = encodeURIComponent(textAt(q, "return_url") ?? "/")
      return {
        id: nameFor("bps"),
        object: "billing_portal.session",
        url: `${base}/portal/${customer.id}?back=${back}`,
      }
    }
    throw new ApiError(404, "invalid_request_error", `Unrecognized request URL (${method}: ${path})`)
  }
}
