import { receiveNotice } from "#domain/billing/use-cases/receive-notice.ts"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/** A notice, byte for byte as it came. Alipay sends one again until it is answered with these seven letters. */
export const takeNotice = Effect.fnUntraced(function*(
  method: (typeof receiveNotice)["input"]["Type"]["method"],
  { headers, text }: HttpServerRequest.HttpServerRequest,
) {
  yield* receiveNotice.run({ method, headers: { ...headers }, body: yield* Effect.orDie(text) })
  return HttpServerResponse.text("success", { contentType: "text/plain; charset=utf-8" })
})
