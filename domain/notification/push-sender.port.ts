import { Context, type Effect } from "effect"
import type { Subscription } from "./push-device.ts"

/** What a device shows, in its reader's language. */
export interface PushedNews {
  readonly news: "ready" | "failed"
  readonly title: string
  /** ISO 639-1. Falls back to English. */
  readonly language: string
  /** What a click opens. */
  readonly url: string
  /** Of two with the same one, a device shows the later. */
  readonly tag: string
}

/** `gone` if the device is not there any more; `later` asks to be left alone for so many milliseconds, null for any time. */
export type PushAnswer =
  | { readonly _tag: "sent" }
  | { readonly _tag: "gone" }
  | { readonly _tag: "refused" }
  | { readonly _tag: "later"; readonly wait: number | null }

/**
 * Sends news to a browser by its push service (RFC 8030), sealed for that browser alone (RFC 8291) and signed by this server
 * (RFC 8292). It reaches only the public internet, over https, and what the operator allows besides; addresses are checked at each
 * try, and redirections are not followed. It logs neither address nor text.
 */
export class PushSender extends Context.Service<PushSender, {
  /** The public key by which browsers know this server, in base64url; the same in all its processes and after each start. */
  readonly publicKey: Effect.Effect<string>
  /** Whether this can be sent to: where it leads, and whether its keys are keys. A name that nobody knows yet may be. */
  readonly admits: (subscription: Subscription) => Effect.Effect<boolean>
  readonly send: (subscription: Subscription, news: PushedNews) => Effect.Effect<PushAnswer>
}>()("domain/notification/PushSender") {}
