import { Effect } from "effect"
import { ConversionId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ConversionView } from "../conversion-view.ts"
import { ownConversion } from "../steps/own-conversion.ts"
import { viewConversion } from "../steps/view-conversion.ts"

/** A conversion with its progress, and, once completed, where its result can be downloaded. */
export const getConversion = useCase("conversion.getConversion", {
  input: wire({ conversionId: ConversionId }),
  output: ConversionView,
  run: ({ conversionId }) => Effect.flatMap(ownConversion(conversionId), viewConversion),
})
