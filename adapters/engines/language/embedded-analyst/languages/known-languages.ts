import * as de from "./de/data.ts"
import * as en from "./en/data.ts"
import * as es from "./es/data.ts"
import * as fr from "./fr/data.ts"
import * as ja from "./ja/data.ts"
import * as ko from "./ko/data.ts"
import type { LanguageData } from "./language-data.ts"
import * as pt from "./pt/data.ts"
import * as zh from "./zh/data.ts"

const known: Readonly<Record<string, LanguageData>> = { de, en, es, fr, ja, ko, pt, zh }

const never = /(?!)/

/** Of a language that we know nothing about. */
const unknown: LanguageData = {
  words: {
    stopWords: "",
    dull: never,
    noises: never,
    proper: never,
    leads: never,
    chatter: never,
    asks: never,
    leans: never,
    hedges: never,
    opens: never,
    kinds: {},
    defines: never,
    illustrates: never,
  },
  statements: {
    decides: never,
    undecided: never,
    undertakes: never,
    dated: never,
    named: "(?!)",
    namedDated: "(?!)",
    name: "(?!)",
    passing: never,
    due: never,
    edge: never,
  },
  questions: {
    kinds: [],
    signs: { number: /\d/ },
    saying: "",
    actions: never,
    decisions: never,
    overview: never,
    suggested: null,
  },
}

export const dataOf = (code: string): LanguageData => known[code] ?? unknown

/** Those whose words we know. */
export const knownLanguages: ReadonlyArray<readonly [code: string, data: LanguageData]> = Object.entries(known)
