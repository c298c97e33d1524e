/** Characters from which HTML is worth keeping: a million take two seconds, in which nobody else is answered. */
const long = 20_000
/** The most that a server holds in memory. */
const mostKept = 4

/** The function, but keeping what it made of the latest long texts. */
export const keepLatest = (make: (text: string) => string): (text: string) => string => {
  const kept = new Map<string, string>()
  return (text) => {
    if (text.length < long) return make(text)
    const made = kept.get(text) ?? make(text)
    kept.delete(text)
    kept.set(text, made)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
