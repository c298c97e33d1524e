/** A finished element of the array, or the whole object, as JSON text. */
export interface Scanned {
  readonly kind: "element" | "whole"
  readonly json: string
}

/**
 * Reads a JSON object as it arrives and emits each object of one of its arrays as soon as it is complete, then the
 * whole. Anything before or after the object, such as a code fence, is left out. How the text was split does not
 * matter.
 */
export const answerScanner = (array: string): (chunk: string) => ReadonlyArray<Scanned> => {
  let text = ""
  let at = 0
  let depth = 0
  let isString = false
  let isEscaped = false
  let isOver = false
  let objectStart = 0
  let stringStart = 0
  let elementStart = 0
  let key = ""
  let isInArray = false

  const inString = (letter: string): void => {
    if (isEscaped) isEscaped = false
    else if (letter === "\\") isEscaped = true
    else if (letter === '"') {
      isString = false
      if (depth === 1) key = text.slice(stringStart, at)
    }
  }

  const opened = (letter: string): void => {
    depth++
    if (depth === 1) objectStart = at
    if (depth === 2) isInArray = letter === "[" && key === array
    if (depth === 3 && isInArray) elementStart = at
  }

  const closed = (): Scanned | null => {
    depth--
    if (depth === 2 && isInArray && text[elementStart] === "{") {
      return { kind: "element", json: text.slice(elementStart, at + 1) }
    }
    if (depth !== 0) return null
    isOver = true
    return { kind: "whole", json: text.slice(objectStart, at + 1) }
  }

  const read = (letter: string): Scanned | null => {
    if (isString) {
      inString(letter)
      return null
    }
    if (depth === 0 && letter !== "{") return null
    if (letter === '"') {
      isString = true
      stringStart = at + 1
    } else if (letter === "{" || letter === "[") opened(letter)
    else if (letter === "}" || letter === "]") return closed()
    return null
  }

  return (chunk) => {
    text += chunk
    const found: Array<Scanned> = []
    for (; at < text.length; at++) {
      if (isOver) break
      const one = read(text[at] ?? "")
      if (one !== null) found.push(one)
    }
    return found
  }
}
