/** What a JSON text says; undefined if it is none. */
export const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

interface Closed {
  readonly at: number
  /** What is still open after it, outermost first. */
  readonly open: string
}

/** Each bracket outside strings that closes something, in order. */
function* closings(text: string, start: number): Generator<Closed> {
  let open = ""
  let isString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isString && letter === "\\") at++
    else if (letter === '"') isString = !isString
    else if (!isString && (letter === "{" || letter === "[")) open += letter
    else if (!isString && (letter === "}" || letter === "]")) {
      open = open.slice(0, -1)
      yield { at, open }
    }
  }
}

/** Where the object that begins here ends; null if it does not. */
export const endOf = (text: string, start: number): number | null => {
  for (const { at, open } of closings(text, start)) if (open === "") return at + 1
  return null
}

/** A JSON text that was cut, with the objects and lists of its own that are complete; undefined if none is. */
export const completed = (text: string): unknown => {
  let last: Closed | null = null
  for (const closing of closings(text, 0)) {
    if (text[closing.at] === "}" || closing.open === "{") last = closing
  }
  if (last === null) return undefined
  const closers = last.open.split("").toReversed().map((letter) => letter === "{" ? "}" : "]").join("")
  return parsed(text.slice(0, last.at + 1) + closers)
}
