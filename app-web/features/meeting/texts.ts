import { featureTexts, type KeyOf, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

export type TextKey = KeyOf<typeof en>

export const { useText } = featureTexts(en, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
