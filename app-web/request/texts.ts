import type { Refusal } from "#domain/refusals.ts"
import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

// Every refusal of the product has a text.
const refusals: typeof en & Record<`refusal.${Refusal["_tag"]}`, string> = en

export const { isTextKey, t } = featureTexts(refusals, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
