import { Context, type DateTime, type Effect } from "effect"
import type { DeliveryId } from "../kernel/ids.ts"
import type { Fault } from "./delivery.ts"

export interface SentMessage {
  readonly url: string
  readonly id: DeliveryId
  /** The time of this attempt, which is signed. */
  readonly at: DateTime.Utc
  readonly body: string
  /** Each signs. */
  readonly secrets: ReadonlyArray<string>
}

export interface ReceivedAnswer {
  /** Null if there was no answer. */
  readonly status: number | null
  /** Null if it was received. */
  readonly fault: Fault | null
  /** How the answer begins. */
  readonly answer: string
  /** Milliseconds for which the receiver asks to be left alone. */
  readonly wait: number | null
}

/**
 * Sends what happened, signed after Standard Webhooks. It reaches only the public internet, over https, and what the operator allows
 * besides; addresses are checked at each attempt, and redirections are not followed. It logs no address.
 */
export class WebhookSender extends Context.Service<WebhookSender, {
  /** Whether this address may be sent to. A name that nobody knows yet may. */
  readonly admits: (url: string) => Effect.Effect<boolean>
  readonly send: (message: SentMessage) => Effect.Effect<ReceivedAnswer>
}>()("domain/webhook/WebhookSender") {}
