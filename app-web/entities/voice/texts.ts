import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

export const { t, useText } = featureTexts(en, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
