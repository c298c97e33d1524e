import { errorMessage, refusalOf } from "#web/request/error-message.ts"
import { knownText } from "#web/request/known-text.ts"
import { ruleText } from "#web/request/refusal-text.ts"

/** The fields that a refusal is about, as they travel. */
export const wrongFields = (error: unknown): ReadonlySet<string> => {
  const { issues = [], params = {} } = refusalOf(error) ?? {}
  const field = params["field"]
  return new Set([...issues.map((issue) => issue.field), ...typeof field === "string" ? [field] : []])
}

/** What is wrong with a place, in which each field is called what the form calls it. */
export const placeFault = (error: unknown, labels: Readonly<Record<string, string>>): string => {
  const { issues = [] } = refusalOf(error) ?? {}
  const said = issues.flatMap((issue) => {
    const field = labels[issue.field]
    const rule = ruleText(issue)
    return field === undefined || rule === null ? [] : knownText("rule.said", { field, rule }) ?? []
  })
  return said.length === 0 ? errorMessage(error) : said.join(" ")
}
