/** The languages of the product by their code (BCP 47), as they call themselves. Each has its texts in a file of its name here. */
export const languages = {
  "en": "English",
  "zh-CN": "简体中文",
  "ja": "日本語",
  "ko": "한국어",
  "es": "Español",
  "fr": "Français",
  "de": "Deutsch",
  "pt": "Português",
} as const

export type Language = keyof typeof languages

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name)

export const languageCodes: ReadonlyArray<Language> = Object.keys(languages).filter(isLanguage)

/** The language that comes closest to a tag such as `de-AT` or `zh_Hant`; null where there is none. */
export const closestLanguage = (tag: string): Language | null => {
  const primary = primaryOf(tag)
  return languageCodes.find((code) => primaryOf(code) === primary) ?? null
}

const primaryOf = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ""
