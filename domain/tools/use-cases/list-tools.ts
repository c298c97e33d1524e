import { Effect, Schema } from "effect"
import { OwnEdition } from "../../kernel/edition.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { OfferedTools } from "../offered-tools.ts"
import { missingTools } from "../steps/missing-tools.ts"
import { FreeUse, ShownTool, shownTools } from "../tool.ts"

/** The free tools of this server; none where they are switched off. */
export const listTools = useCase("tools.listTools", {
  input: Schema.Struct({}),
  output: wire({ isOn: Schema.Boolean, freeUse: FreeUse, tools: Schema.Array(ShownTool) }),
  run: Effect.fnUntraced(function*() {
    const { isOn, freeUse, ...choice } = yield* OfferedTools
    const tools = isOn ? shownTools(choice, yield* missingTools, yield* OwnEdition) : []
    return { isOn, freeUse, tools }
  }),
})
