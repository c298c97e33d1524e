import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { NoteFlavour } from "../../export/note/note.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { RuleContent, RuleFormat } from "../export-rule.ts"
import { allowNames } from "../steps/allowed-rule.ts"
import { shownNames } from "../steps/shown-names.ts"

/** What the newest files of the account would be called; an example, if there are none. */
export const previewExportName = useCase("automaticExport.previewExportName", {
  input: wire({
    template: StorableText.check(maxCharacters(300)),
    format: Schema.optionalKey(RuleFormat),
    content: Schema.optionalKey(RuleContent),
    flavour: Schema.optionalKey(NoteFlavour),
  }),
  output: wire({ names: Schema.Array(Schema.String) }),
  run: Effect.fnUntraced(function*({ format = "md", content = "all", flavour = "obsidian", template }) {
    const ownerId = yield* signedIn
    yield* allowNames({ template }, ownerId)
    return { names: yield* shownNames(ownerId, { template, format, content, flavour }) }
  }),
})
