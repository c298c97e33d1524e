import { Context, type Effect } from "effect"

/** What a page of the simulated checkout is asked for. */
export interface PageRequest {
  /** Below the address of the checkout: "pay/cs_…". */
  readonly path: string
  /** The button that was pressed; null to see the page. */
  readonly choice: string | null
  /** What the address says after its path. */
  readonly query: Readonly<Record<string, string>>
}

export interface HostedPage {
  readonly status: number
  /** Where the browser goes instead; null to show `html`. */
  readonly location: string | null
  readonly html: string
}

/** The local stand-in for a payment provider, where one runs: its pages, and its clock. */
export class SimulatedCheckout extends Context.Service<SimulatedCheckout, {
  readonly isRunning: boolean
  readonly page: (request: PageRequest) => Effect.Effect<HostedPage>
  /** Lives that many days of renewals, retries and ends; then its times are moved back by them, so that its now is now. */
  readonly advance: (days: number) => Effect.Effect<void>
}>()("domain/billing/SimulatedCheckout") {}
