import type { Refusal } from "#domain/refusals.ts"
import { featureTexts, type TextFile } from "#web/lib/text.ts"
import type common from "../texts/en.json"
import en from "./texts/en.json"

// Every refusal of the product has a text: here, or where those of signing in and of failed work are.
const refusals: typeof en & Record<Exclude<`refusal.${Refusal["_tag"]}`, keyof typeof common>, string> = en

export const { isTextKey, t } = featureTexts(refusals, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
