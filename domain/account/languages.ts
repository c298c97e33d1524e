import { Schema } from "effect"

/** What the interface is written in. */
export const InterfaceLanguage = Schema.Literals(["en", "zh-CN", "ja", "ko", "es", "fr", "de", "pt"])

/** What summaries can be written in: the languages that have words for their sections. ISO 639-1. */
export const SummaryLanguage = Schema.Literals(["en", "zh", "ja", "ko", "es", "fr", "de", "pt"])
