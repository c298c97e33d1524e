import { Context, type Effect } from "effect"

/** A request for a page of the simulated checkout. */
export interface PageRequest {
  /** Below the address of the checkout: "pay/cs_…". */
  readonly path: string
  /** The button that was pressed; null to show the page. */
  readonly choice: string | null
  /** The query of the address. */
  readonly query: Readonly<Record<string, string>>
  /** The reader's, as the interface names it: "zh-CN". */
  readonly language: string
}

export interface HostedPage {
  readonly status: number
  /** Where the browser goes instead; null to show `html`. */
  readonly location: string | null
  readonly html: string
}

/** The local stand-in for a payment provider, if one runs: its pages, and its clock. */
export class SimulatedCheckout extends Context.Service<SimulatedCheckout, {
  readonly isRunning: boolean
  readonly page: (request: PageRequest) => Effect.Effect<HostedPage>
  /**
   * Lets that many days of renewals, retries and endings pass, then shifts its times back by as much, so that its
   * clock stays correct.
   */
  readonly advance: (days: number) => Effect.Effect<void>
  /** Erases an address from its records, also from those that were kept while it ran. Payments stay. Can be repeated. */
  readonly forget: (address: string) => Effect.Effect<void>
}>()("domain/billing/SimulatedCheckout") {}
