import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { isTangled } from "../text/tangled.ts"

const notTangled = Schema.makeFilter((markdown: string) => !isTangled(markdown), { rule: "tangled" })

/** A summary as people and assistants write it, in Markdown. */
export const SummaryText = StorableText.check(notBlank, maxCharacters(1_000_000), notTangled)
