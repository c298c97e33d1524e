import { featureTexts, type TextFile } from "#web/lib/text.ts"
import en from "./texts/en.json"

/** What the pages say without script; browsers never load it. */
export const { t } = featureTexts(en, import.meta.glob<TextFile>(["./texts/*.json", "!**/en.json"]))
