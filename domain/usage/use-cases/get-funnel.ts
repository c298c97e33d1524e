import { DateTime, Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { FunnelDay } from "../funnel.ts"
import { UsageCollection } from "../usage-collection.ts"
import { usageLasts } from "../usage-event.ts"
import { UsageStore } from "../usage-store.port.ts"

const Days = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: usageLasts.days }))

/** How far visitors got, day by day, from what their browsers reported. */
export const getFunnel = useCase("usage.getFunnel", {
  input: wire({ days: Schema.optionalKey(Days) }),
  output: wire({
    /** Whether this server collects reports. */
    isOn: Schema.Boolean,
    /** Those on which something was reported, oldest first. */
    days: Schema.Array(FunnelDay),
  }),
  run: Effect.fnUntraced(function*({ days = 14 }) {
    const { funnel } = yield* UsageStore
    const { isOn } = yield* UsageCollection
    const since = DateTime.startOf(DateTime.subtract(yield* DateTime.now, { days: days - 1 }), "day")
    return { isOn, days: yield* funnel(since) }
  }),
})
