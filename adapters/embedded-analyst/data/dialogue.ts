import { german } from "./dialogue-de.ts"
import { english } from "./dialogue-en.ts"
import { spanish } from "./dialogue-es.ts"
import { french } from "./dialogue-fr.ts"
import { portuguese } from "./dialogue-pt.ts"
import type { DialogueWords } from "./dialogue-words.ts"

/** By language; those that write without spaces between words, and Korean, are read by other rules. */
export const dialogueWords: Readonly<Record<string, DialogueWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  pt: portuguese,
}
