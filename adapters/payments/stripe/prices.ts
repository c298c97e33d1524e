import { type Offer, priceOf } from "#domain/billing/price.ts"
import type { Stripe } from "stripe"
import { lookupKeyOf } from "./snapshot.ts"

/** The id of the price of an offer. Refuses one that is not what our page says. */
export const priceIdOf = async (stripe: Stripe, offer: Offer): Promise<string> => {
  const key = lookupKeyOf(offer, "USD")
  const { data: [price] } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })
  if (price === undefined) throw new Error(`Stripe has no active price with the lookup key ${key}`)
  const wanted = priceOf(offer, "USD")
  if (price.unit_amount === wanted && price.currency === "usd" && price.recurring?.interval === offer.period) {
    return price.id
  }
  throw new Error(`the price ${key} at Stripe is ${price.unit_amount} ${price.currency}, and ${wanted} usd here`)
}
