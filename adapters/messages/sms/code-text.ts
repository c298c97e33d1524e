import { closestLanguage } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"

/** The message in a language; in English where we do not have it. The code comes first where phones look for it. */
export const codeText = (brand: string, code: string, language: string): string =>
  textsIn("server/mail", closestLanguage(language) ?? "en")("sms.code", { code, brand })
