import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
import { HotwordLimitReached, NoUsableHotword } from "./errors.ts"
import {
  brokenBy,
  hotwordKeyOf,
  type HotwordLanguage,
  hotwordsPerAccount,
  languageOfText,
  tidyHotword,
} from "./hotword.ts"

interface Line {
  readonly text: string
  readonly language: HotwordLanguage
}

interface RefusedLine {
  /** Counts from 1, blank lines included. */
  readonly line: number
  readonly text: string
  readonly issue: BrokenRule
}

export interface Batch {
  readonly usable: ReadonlyArray<Line>
  /** Lines whose word already exists, or occurs further up. */
  readonly known: number
  readonly refused: ReadonlyArray<RefusedLine>
}

/** Why no line could be added: if the lines are fine, the account has no room for them. */
export const refusalOf = (refused: ReadonlyArray<RefusedLine>): HotwordLimitReached | NoUsableHotword => {
  const issues = refused.map(({ issue }) => issue)
  return issues.length > 0 && issues.every(({ rule }) => rule === "max-hotwords")
    ? new HotwordLimitReached({ limit: hotwordsPerAccount })
    : new NoUsableHotword({ issues })
}

/** Judges each line on its own. Blank lines are skipped, and lines beyond the account's limit are refused. */
export const judgeLines = (
  written: string,
  given: HotwordLanguage | undefined,
  existing: ReadonlyArray<{ readonly text: string }>,
): Batch => {
  const keys = new Set(existing.map(({ text }) => hotwordKeyOf(text)))
  const usable: Array<Line> = []
  const refused: Array<RefusedLine> = []
  let known = 0
  for (const [index, one] of written.split(/\r\n|\r|\n/u).entries()) {
    const text = tidyHotword(one)
    if (text === "") continue
    const language = given ?? languageOfText(text)
    const isFull = existing.length + usable.length >= hotwordsPerAccount
    const issue = brokenBy("text", text, language)
      ?? (isFull ? brokenRule("text", "max-hotwords", { max: hotwordsPerAccount }) : null)
    if (keys.has(hotwordKeyOf(text))) known += 1
    else if (issue !== null) refused.push({ line: index + 1, text, issue })
    else {
      keys.add(hotwordKeyOf(text))
      usable.push({ text, language })
    }
  }
  return { usable, known, refused }
}
