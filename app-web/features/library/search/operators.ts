const quoted = String.raw`["“”„][^"“”„]*["“”]`
const operator = new RegExp(
  String.raw`(?<=^|\s)(?:(?:speaker|tag|before|after)[:：](?:${quoted}|[^\s"“”„]*)|${quoted})(?=\s|$)`,
  "giu",
)

/** Whether only the server can tell what a query finds: it has a phrase, a speaker or a day. */
export const hasOperators = (query: string): boolean => query.search(operator) !== -1

/** What is left of a query to look for in the files that are loaded. */
export const withoutOperators = (query: string): string => query.replaceAll(operator, " ").trim()
