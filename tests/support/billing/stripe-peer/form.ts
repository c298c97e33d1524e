/** A form as Stripe reads it: names with brackets are nested. */
export type Form = { [name: string]: string | Form }

/** `a[b][0][c]=1` is `{ a: { b: { 0: { c: "1" } } } }`. */
export const parseForm = (text: string): Form => {
  const root: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[")
    const last = path.pop() ?? ""
    let at = root
    for (const part of path) {
      const inner = at[part]
      at = at[part] = typeof inner === "object" ? inner : {}
    }
    at[last === "" ? String(Object.keys(at).length) : last] = value
  }
  return root
}

/** The text under these names; null if there is none. */
export const textAt = (form: Form, ...path: ReadonlyArray<string>): string | null => {
  let at: string | Form | undefined = form
  for (const part of path) at = typeof at === "object" ? at[part] : undefined
  return typeof at === "string" ? at : null
}

/** All texts directly under a name. */
export const textsAt = (form: Form, name: string): Readonly<Record<string, string>> => {
  const at = form[name]
  if (typeof at !== "object") return {}
  return Object.fromEntries(
    Object.entries(at).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
