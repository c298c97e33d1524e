import { Effect } from "effect"
import { brokenRule } from "../../kernel/rules.ts"
import { WebhookRefused } from "../errors.ts"
import { WebhookSender } from "../webhook-sender.port.ts"

/** Without a user name, and without what programs read differently. */
const address = /^https?:\/\/(?:[a-z0-9._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?][^\s#\\"<>\p{Cc}\p{Cf}\p{Cs}]*)?$/iu

/** An address that may be sent to, as it is kept. */
export const allowedAddress = Effect.fnUntraced(function*(written: string) {
  const { admits } = yield* WebhookSender
  const url = written.trim()
  if (!address.test(url)) return yield* new WebhookRefused({ issues: [brokenRule("url", "http-address")] })
  return (yield* admits(url)) ? url : yield* new WebhookRefused({ issues: [brokenRule("url", "public-https")] })
})
