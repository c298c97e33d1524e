/** Characters of what is worth keeping: to make HTML of a million takes two seconds, in which nobody else is answered. */
const long = 20_000
/** As many as a server may hold in memory. */
const mostKept = 4

/** The function, which keeps what it made of the latest long texts. */
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
