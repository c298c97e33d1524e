/** What a translated catalogue lacks compared with the English one, or has wrong: one sentence each. */
export const flawsOf = (english: unknown, translated: unknown): ReadonlyArray<string> => {
  const source = entries(english)
  const target = entries(translated)
  const missing = [...source].flatMap(([key, text]) => {
    const other = target.get(key)
    if (other === undefined) return [`"${key}" is missing`]
    if (typeof text !== typeof other) return [`"${key}" has other forms than in English`]
    const lost = placeholders(text).filter((name) => !placeholders(other).includes(name))
    return lost.map((name) => `"${key}" lacks {${name}}`)
  })
  const extra = [...target.keys()].filter((key) => !source.has(key)).map((key) => `"${key}" is not in English`)
  return [...missing, ...extra]
}

const entries = (catalogue: unknown): Map<string, unknown> =>
  new Map(typeof catalogue === "object" && catalogue !== null ? Object.entries(catalogue) : [])

/** A plural has its forms as an object; its main form counts. */
const placeholders = (text: unknown): ReadonlyArray<string> => {
  const main = typeof text === "object" && text !== null && "other" in text ? text.other : text
  return [...String(main).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}
