import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import type { ConversionId } from "../../kernel/ids.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { ConversionNotFound } from "../errors.ts"

/** A conversion of the caller. What belongs to others does not exist. */
export const ownConversion = Effect.fnUntraced(function*(id: ConversionId) {
  const conversions = yield* ConversionStore
  const owner = yield* signedIn
  const conversion = yield* conversions.get(id)
  return conversion.ownerId === owner ? conversion : yield* new ConversionNotFound({ conversionId: id })
})
