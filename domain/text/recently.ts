/** The function, but remembering its latest answers, about as many as fit `mostCharacters` of their questions. */
export const recently = <Answer>(of: (key: string) => Answer, mostCharacters: number): (key: string) => Answer => {
  const [latest, older] = [new Map<string, Answer>(), new Map<string, Answer>()]
  let size = 0
  const remember = (key: string, answer: Answer): Answer => {
    if (key.length > mostCharacters / 2) return answer
    if (size + key.length > mostCharacters / 2) {
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
