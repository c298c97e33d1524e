type Params = Readonly<Record<string, string | number>>

/** A field of the input that is wrong, with the rule it breaks. */
export interface Issue {
  readonly field: string
  readonly rule: string
  readonly params: Params
}

/** What the server refused, and why: data, so that it can be said in the reader's language. */
export interface Refusal {
  /** The stable code, or a name of ours. */
  readonly code: string
  /** What exactly was wrong, where the code stands for several things. */
  readonly reason: string | null
  readonly params?: Params
  readonly issues?: ReadonlyArray<Issue>
  /** The code of the feature that the plan does not include, or that is used up. */
  readonly feature?: number | null
  /** In English, for refusals that have no text of ours. */
  readonly message: string
}

/** A reason that originated here. */
export const ownRefusal = (code: string): Refusal => ({ code, reason: null, message: "" })

/** Reads the `data` of a failure, or one of its files; null if it is not one of the product's refusals. */
export const readRefusal = (data: unknown, message: string): Refusal | null => {
  const code = textIn(data, "error_code")
  return code === null ? null : {
    code,
    reason: textIn(data, "reason"),
    params: paramsOf(valueIn(data, "params")),
    issues: listIn(data, "issues").map((issue) => ({
      field: textIn(issue, "field") ?? "",
      rule: textIn(issue, "rule") ?? "",
      params: paramsOf(valueIn(issue, "params")),
    })),
    feature: numberIn(valueIn(data, "feature"), "code"),
    message,
  }
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined

export const numberIn = (data: unknown, name: string): number | null => {
  const value = valueIn(data, name)
  return typeof value === "number" ? value : null
}

export const textIn = (data: unknown, name: string): string | null => {
  const value = valueIn(data, name)
  return typeof value === "string" ? value : null
}

export const listIn = (data: unknown, name: string): ReadonlyArray<unknown> => {
  const value = valueIn(data, name)
  return Array.isArray(value) ? value : []
}

const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === "string" || typeof entry[1] === "number"

const paramsOf = (value: unknown): Params =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).filter(isParam)) : {}
