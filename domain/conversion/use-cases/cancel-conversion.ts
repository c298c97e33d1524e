import { DateTime, Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import { ConversionId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { ConversionView } from "../conversion-view.ts"
import { ownConversion } from "../steps/own-conversion.ts"
import { viewConversion } from "../steps/view-conversion.ts"
import { cancel } from "../transitions.ts"

/** Stops a conversion that waits or runs. Its source is kept for a day, to be processed once more. */
export const cancelConversion = useCase("conversion.cancelConversion", {
  input: wire({ conversionId: ConversionId }),
  output: ConversionView,
  run: Effect.fnUntraced(function*({ conversionId }) {
    yield* ownConversion(conversionId)
    const conversions = yield* ConversionStore
    const queue = yield* JobQueue
    const { transaction } = yield* UnitOfWork
    const now = yield* DateTime.now
    const cancelled = yield* transaction(
      Effect.tap(conversions.modify(conversionId, (one) => cancel(one, now)), () => queue.cancel(conversionId)),
    )
    return yield* viewConversion(cancelled)
  }),
})
