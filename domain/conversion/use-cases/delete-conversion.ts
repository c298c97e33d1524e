import { Effect } from "effect"
import { ConversionId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { removeConversion } from "../shared/remove-conversion.ts"
import { ownConversion } from "../steps/own-conversion.ts"

/** Removes a conversion with its files, whether it is over or not. Its download link ends. */
export const deleteConversion = useCase("conversion.deleteConversion", {
  input: wire({ conversionId: ConversionId }),
  output: wire({ conversionId: ConversionId }),
  run: Effect.fnUntraced(function*({ conversionId }) {
    yield* ownConversion(conversionId)
    yield* removeConversion(conversionId)
    return { conversionId }
  }),
})
