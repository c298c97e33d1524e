import type { Language } from "#texts/languages.ts"

/** What keys are called on keyboards of these languages; where one is not listed, the English name is on it. */
const names: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: { Ctrl: "Strg", Shift: "Umschalt", Delete: "Entf", Space: "Leertaste" },
  es: { Shift: "Mayús", Enter: "Intro", Delete: "Supr", Space: "Espacio" },
  fr: { Shift: "Maj", Enter: "Entrée", Delete: "Suppr", Space: "Espace", Esc: "Échap" },
  ja: { Space: "スペース" },
  ko: { Space: "스페이스" },
  pt: { Space: "Espaço" },
  "zh-CN": { Space: "空格" },
}

/** The name of a key for readers of this language: “Strg” for “Ctrl” in German. */
export const keyName = (key: string, reader: Language): string => names[reader]?.[key] ?? key
