import type { RuleName } from "#domain/kernel/rules.ts"
import { speech } from "#web/lib/catalogues.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { knownText } from "./known-text.ts"
import type { Issue, Refusal } from "./refusal.ts"
import { t } from "./texts.ts"

/** A refusal in the reader's language: each wrong field with its rule, or what is wrong with the file, or the refusal's own text. */
export const refusalText = (refusal: Refusal): string => {
  const { code, reason, params = {}, issues = [], message } = refusal
  const broken = issues.slice(0, 3).map((issue) => issueText(issue))
  if (broken.length > 0 && broken.every((text) => text !== null)) {
    return joinSentences([...new Set(broken)], speech.get().language)
  }
  const own = reasonText(reason)
  const file = params["file"]
  if (own !== null) return file === undefined ? own : t("reason.ofFile", { file, reason: own })
  return knownText(`refusal.${code}`, params) ?? (message === "" ? t("failure") : message)
}

/** What exactly is wrong with a file, without its name. */
export const reasonText = (reason: string | null): string | null => knownText(`reason.${reason ?? ""}`)

/** A broken rule, without its field. Null for a rule that this version of the app does not know yet. */
export const ruleText = ({ rule, params }: Pick<Issue, "rule" | "params">): string | null =>
  knownText(`rule.${rule}`, params)

/** Rules that say all of it; the others are said of their field: it “must not be empty”. */
const wholeRules: ReadonlySet<string> = new Set<RuleName>([
  "search-date",
  "broken-form",
  "cut-off",
  "bytes-missing",
  "no-file",
  "max-files",
  "max-uploads",
  "max-tickets",
  "used-twice",
  "empty-file",
  "max-minutes",
  "no-text",
  "max-hotwords",
  "hotword",
  "not-in-format",
  "no-times",
  "only-subtitles",
  "always-timed",
  "enter-link",
])

/** A broken rule, said of its field, by the label that a form has for it. Null for a rule that this version of the app does not know yet. */
export const issueText = (issue: Issue, field?: string): string | null => {
  if (issue.rule === "email") return t("refusal.EmailInvalid")
  const rule = ruleText(issue)
  const key = wholeRules.has(issue.rule) ? "rule.ofField" : "rule.said"
  return rule === null ? null : knownText(key, { field: field ?? fieldText(issue.field), rule })
}

/** A field in a list, as `files.0.title`, is called by its own name. */
const fieldText = (field: string): string => {
  const own = field.split(".").findLast((name) => !/^\d+$/.test(name)) ?? field
  return knownText(`field.${own}`) ?? field
}
