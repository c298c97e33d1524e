import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { Effect } from "effect"
import { at } from "../support/a-task.ts"

const now = at("2026-11-20T12:00:00.000Z")

export const usageStore = Effect.gen(function*() {
  const usage = yield* UsageStore
  yield* usage.append({ at: now, business: 110, uuid: "fp_0190a5f2-7c1e-8000-8000-000000000001", fields: {} })
  yield* usage.forgetBefore(now)
  yield* usage.funnel(now)
})
