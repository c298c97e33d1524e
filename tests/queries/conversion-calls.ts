import { ConversionStore } from "#domain/conversion/conversion-store.port.ts"
import { Effect, Result } from "effect"
import { aConversion, conversionId } from "../support/a-conversion.ts"
import { ada, at } from "../support/a-task.ts"

export const conversionStore = Effect.gen(function*() {
  const conversions = yield* ConversionStore
  const id = conversionId(1)
  yield* conversions.insert(aConversion())
  yield* conversions.get(id)
  yield* conversions.modify(id, (one) => Result.succeed(one))
  yield* conversions.report(id, 1, 0.5)
  yield* conversions.list(ada, { page: 1, pageSize: 20 })
  yield* conversions.ofAccount(ada)
  yield* conversions.countOpen(ada)
  yield* conversions.unfinished
  yield* conversions.due(at("2026-11-20T10:00:00.000Z"))
  yield* conversions.expiredBefore(at("2026-11-20T10:00:00.000Z"))
  yield* conversions.existing([id])
  yield* conversions.remove([id])
})
