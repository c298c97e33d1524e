import { errorMessage, refusalOf } from "#web/request/error-message.ts"
import { issueText } from "#web/request/refusal-text.ts"

export interface FieldFaults {
  /** What is wrong with a field; null if nothing is. */
  readonly of: (field: string) => string | null
  /** What is wrong, if it is not with a field of the form. */
  readonly rest: string | null
}

/** At the end of a label, such as that it is optional. */
const remark = /\s*[（(][^（(]*[)）]$/u

/** What was refused of a form, said of the fields that it is about by the labels they have there. */
export const fieldFaults = (error: unknown, labels: Readonly<Partial<Record<string, string>>>): FieldFaults => {
  const { issues = [], params = {} } = refusalOf(error) ?? {}
  const { field: whole } = params
  const said = issues.flatMap((issue) => {
    const label = labels[issue.field]?.replace(remark, "")
    const text = label === undefined ? null : issueText(issue, label)
    return text === null ? [] : [[issue.field, text] as const]
  })
  // Some refusals are about one field as a whole.
  const known = said.length === 0 && typeof whole === "string" && labels[whole] !== undefined
    ? [[whole, errorMessage(error)] as const]
    : said
  return {
    of: (field) => known.find(([name]) => name === field)?.[1] ?? null,
    rest: error === null || known.length > 0 ? null : errorMessage(error),
  }
}
