import { Effect } from "effect"
import { checkRoom } from "../../intake/shared/check-room.ts"
import type { TakenFile } from "../../intake/shared/take-upload.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { ConversionLimits } from "../conversion-limits.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { type Conversion, sourceKey } from "../conversion.ts"
import { TooManyConversions } from "../errors.ts"
import { queueConversion } from "../shared/queue-conversion.ts"

interface Source<E, R> extends TakenFile<E, R> {
  /** Bytes that the account has more than before. */
  readonly more: number
}

/** Stores a conversion with its source and queues it, or nothing of it: a refusal leaves the source where it was. */
export const addConversion = Effect.fnUntraced(function*<E, R>(conversion: Conversion, source: Source<E, R>) {
  const conversions = yield* ConversionStore
  const { lock } = yield* MinuteLedger
  const { transaction } = yield* UnitOfWork
  const { waiting } = yield* ConversionLimits
  const { id, ownerId } = conversion
  yield* transaction(Effect.gen(function*() {
    yield* lock(ownerId)
    yield* source.consume
    yield* checkRoom(ownerId, source.more)
    yield* conversions.insert(conversion)
    if ((yield* conversions.countOpen(ownerId)) > waiting) return yield* new TooManyConversions({ max: waiting })
    yield* queueConversion(conversion)
    // Last, when nothing can be refused any more: a rollback does not remove bytes.
    return yield* source.copyTo(sourceKey(id))
  }))
  yield* source.settle
})
