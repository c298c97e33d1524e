import { bodyLimit } from "hono/body-limit"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"

/** For pages that take one word: a password, a choice. Anybody may send to them, and what they send is held in memory. */
export const smallBodies = bodyLimit({
  maxSize: 16_384,
  onError: (c) =>
    envelopeOf(413, c.req.header(requestIdHeader) ?? "", [
      "RequestTooLarge",
      "The request is larger than allowed: 16 kB",
    ]),
})
