import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ConversionStore } from "../conversion-store.port.ts"
import { ConversionView } from "../conversion-view.ts"
import { viewConversion } from "../steps/view-conversion.ts"

/** The caller's conversions, newest first; those whose files have expired are listed for another week. */
export const listConversions = useCase("conversion.listConversions", {
  input: wire({ page: Schema.optionalKey(pageFields.page), pageSize: Schema.optionalKey(pageFields.pageSize) }),
  output: pageOf(ConversionView),
  run: Effect.fnUntraced(function*({ page = 1, pageSize = 20 }) {
    const conversions = yield* ConversionStore
    const found = yield* conversions.list(yield* signedIn, { page, pageSize })
    return { ...found, items: yield* Effect.forEach(found.items, viewConversion) }
  }),
})
