import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

export const { useText } = featureTexts(en, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
