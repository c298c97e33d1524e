import type { RuleName } from "#domain/kernel/rules.ts"
import type { Refusal } from "#domain/refusals.ts"
import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

// Every refusal of the product has a text, and every rule an input can break.
const refusals: typeof en & Record<`refusal.${Refusal["_tag"]}` | `rule.${RuleName}`, string> = en

export const { isTextKey, t } = featureTexts(refusals, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
