/** The most characters that each cache holds: two long documents. */
const maxCharacters = 4_000_000

/** The function, but remembering its latest answers. A text is read and written every few seconds, most of it as before. */
export const recently = <Answer>(of: (key: string) => Answer): (key: string) => Answer => {
  const [latest, older] = [new Map<string, Answer>(), new Map<string, Answer>()]
  let size = 0
  const remember = (key: string, answer: Answer): Answer => {
    if (size + key.length > maxCharacters / 2) {
      older.clear()
      for (const [other, its] of latest) older.set(other, its)
      latest.clear()
      size = 0
    }
    latest.set(key, answer)
    size += key.length
    return answer
  }
  return (key) => {
    const found = latest.get(key)
    if (found !== undefined) return found
    return remember(key, older.get(key) ?? of(key))
  }
}
