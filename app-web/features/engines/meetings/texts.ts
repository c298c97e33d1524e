import { featureTexts, type TextFile, type TranslateOf } from "#web/lib/text.ts"
import en from "./texts/en.json"

export type Translate = TranslateOf<typeof en>

export const { useText } = featureTexts(en, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
