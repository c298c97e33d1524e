import { PaidPlan, Period, priceOf } from "#domain/billing/price.ts"
import { createHash, createHmac } from "node:crypto"
import type { KeptOn } from "../peer-page.ts"
import { ApiError, callOn } from "./api.ts"
import { billingOn, type Happening } from "./billing.ts"
import { nameFor, type Price, readBooks } from "./books.ts"
import { shiftedBack } from "./calendar.ts"
import { parseForm } from "./form.ts"
import { pagesOn } from "./pages.ts"
import { viewsOf } from "./views.ts"

export interface PeerOptions {
  readonly shelf: KeptOn
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where its pages are, without a slash at the end. */
  readonly base: string
  /** Gets each notice, signed, as Stripe would send it. */
  readonly deliver: (body: string, signature: string) => Promise<unknown>
  readonly now?: () => number
}

/** Our prices, as an operator would have made them at Stripe. */
const ourPrices = (): ReadonlyMap<string, Price> =>
  new Map(PaidPlan.literals.flatMap((plan) =>
    Period.literals.map((period) => {
      const id = `price_${plan}_${period}`
      const price: Price = {
        id,
        object: "price",
        lookup_key: `parley_${plan}_${period}_usd`,
        unit_amount: priceOf({ plan, period }, "USD"),
        currency: "usd",
        active: true,
        recurring: { interval: period, interval_count: 1 },
      }
      return [id, price] as const
    })
  ))

/**
 * A peer that speaks Stripe's protocol as its library uses it, in this process. Its records are stored before it answers.
 * Calls wait for each other.
 */
export const openPeer = async (options: PeerOptions) => {
  const { shelf, secretKey, webhookSecret, base, deliver } = options
  const realNow = options.now ?? (() => Math.floor(Date.now() / 1000))
  const prices = ourPrices()
  let books = await readBooks(shelf)
  let turn: Promise<unknown> = Promise.resolve()

  const sign = (body: string): string => {
    const time = Math.floor(Date.now() / 1000)
    return `t=${time},v1=${createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex")}`
  }
  const noticeOf = ({ type, object }: Happening): string => {
    const views = viewsOf(books, prices, base)
    const invoice = object.object === "invoice" ? books.invoices[object.id] : undefined
    const data = { object: invoice === undefined ? object : views.invoice(invoice) }
    return JSON.stringify({ id: nameFor("evt"), object: "event", created: realNow(), type, livemode: false, data })
  }

  /** Changes the records, stores them, and then reports what happened. What fails changes nothing. */
  const change = <A>(work: (parts: ReturnType<typeof partsOn>) => A): Promise<A> => {
    const mine = turn.then(async () => {
      const before = structuredClone(books)
      const events: Array<Happening> = []
      try {
        const answer = work(partsOn(events))
        await shelf.save(JSON.stringify(books))
        const notices = events.map(noticeOf)
        void Promise.all(notices.map((body) => deliver(body, sign(body)))).catch(() => undefined)
        return answer
      } catch (error) {
        books = before
        throw error
      }
    })
    turn = mine.catch(() => undefined)
    return mine
  }
  const partsOn = (events: Array<Happening>) => {
    const billing = billingOn(books, prices, (event) => void events.push(event))
    billing.liveTo(realNow())
    const views = viewsOf(books, prices, base)
    return { books, prices, billing, views, base, now: realNow }
  }

  /** The API, for the `fetch` of the library. */
  const call = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const text = request.method === "GET" ? url.search.slice(1) : await request.text()
    if (request.headers.get("authorization") !== `Bearer ${secretKey}`) {
      return Response.json({ error: { type: "invalid_request_error", message: "Invalid API Key provided" } }, {
        status: 401,
      })
    }
    const key = request.headers.get("idempotency-key")
    const hash = createHash("sha256").update(`${url.pathname} ${text}`).digest("hex")
    return change((parts) => {
      const before = key === null ? undefined : parts.books.answered[key]
      if (before !== undefined && before.hash !== hash) {
        const message =
          "Keys for idempotent requests can only be used with the same parameters they were first used with."
        throw new ApiError(400, "idempotency_error", message)
      }
      if (before !== undefined) return Response.json(JSON.parse(before.answer))
      const answer = JSON.stringify(callOn(parts)(request.method, url.pathname, parseForm(text)))
      if (key !== null) parts.books.answered[key] = { hash, answer }
      return new Response(answer, { headers: { "content-type": "application/json", "request-id": nameFor("req") } })
    }).catch((error: unknown) => {
      if (error instanceof ApiError) return Response.json(error.body, { status: error.status })
      throw error
    })
  }

  /** Lets some days pass, and then shifts all its times back by as much: its clock is always right. */
  const advance = (days: number): Promise<void> =>
    change((parts) => {
      const seconds = Math.round(days * 86_400)
      parts.billing.liveTo(realNow() + seconds)
      books = shiftedBack(books, seconds)
    })

  return { call, advance, page: pagesOn(change), sign }
}
