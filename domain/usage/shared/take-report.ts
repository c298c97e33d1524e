import { DateTime, Effect } from "effect"
import { decodeInput } from "../../kernel/decode-input.ts"
import { MalformedRequest } from "../../kernel/errors.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { businessIndexes, schemaOf, tableOf } from "../usage-report.ts"
import { UsageStore } from "../usage-store.port.ts"

/** `{product}_openid` of the specification, whatever the product is called where the report comes from. */
const ofProduct = /^[a-z\d]{1,32}_openid$/u

/**
 * Stores a report. What it may say is listed, so nothing that people wrote is ever stored; when it arrived counts, not the
 * time it claims.
 */
export const takeReport = Effect.fn("usage.takeReport")(function*(query: Readonly<Record<string, string>>) {
  yield* limitNetwork("usage reports from a network")
  const table = tableOf(query)
  if (table === null) {
    const unknown = brokenRule("business_index", "one-of", { values: businessIndexes.join(", ") })
    return yield* new MalformedRequest({ issues: [unknown] })
  }
  const named = Object.entries(query).map(([name, value]) => [ofProduct.test(name) ? "product_openid" : name, value])
  const report = yield* decodeInput(schemaOf(table), "the report")(Object.fromEntries(named))
  const { uuid, business_index, product_no: _, public_index: _2, tryno: _3, collect_time: _4, ...fields } = report
  const { append } = yield* UsageStore
  yield* append({ at: yield* DateTime.now, business: Number(business_index), uuid, fields })
})
