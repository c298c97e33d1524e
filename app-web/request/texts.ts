import type { RuleName } from "#domain/kernel/rules.ts"
import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

// Every rule that an input can break has a text.
const texts: typeof en & Record<`rule.${RuleName}`, string> = en

export const { isTextKey, t } = featureTexts(texts, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
