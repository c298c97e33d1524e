import { Data } from "effect"

/** A request to a provider without a usable answer. `detail` has neither keys nor links nor anything that it answered. */
export class ProviderFailed extends Data.TaggedError("ProviderFailed")<{
  readonly reason: "away" | "busy" | "key-refused" | "gone" | "refused" | "unreadable"
  readonly detail: string
  /** Milliseconds that it asked us to wait. */
  readonly retryAfter: number
  /** Whether the request may have had its effect all the same. */
  readonly mayBeDone: boolean
}> {}

export const failed = (
  reason: ProviderFailed["reason"],
  detail: string,
  { retryAfter = 0, mayBeDone = false } = {},
): ProviderFailed => new ProviderFailed({ reason, detail, retryAfter, mayBeDone })

/** Whether the same request may succeed later. */
export const isPassing = ({ reason }: ProviderFailed): boolean => reason === "away" || reason === "busy"
