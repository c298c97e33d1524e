import { parsed } from "./json-text.ts"
import { objectsIn } from "./objects-in.ts"

/** A finished element of the array, or the whole object with what was complete of it. */
export interface Scanned {
  readonly kind: "element" | "whole"
  readonly value: unknown
}

export interface AnswerScanner {
  readonly read: (chunk: string) => ReadonlyArray<Scanned>
  /** What the text still holds when it has ended: the rest of an answer that was cut, or one among unfinished thoughts. */
  readonly end: () => ReadonlyArray<Scanned>
}

const opening = /<(?:think|thinking|thought|reasoning)>$/i
const closing = /<\/(?:think|thinking|thought|reasoning)>$/i
const longestTag = "</reasoning>".length

/**
 * Reads a JSON object as it arrives and emits each object of one of its arrays as soon as it is complete, then the
 * whole, which is one with this array or the other key. Anything before or after the object, such as a code fence or thoughts, is left out, and so are elements that
 * are not JSON. How the text was split does not matter.
 */
export const answerScanner = (array: string, otherKey = array): AnswerScanner => {
  let text = ""
  let at = 0
  let depth = 0
  let isString = false
  let isEscaped = false
  let isOver = false
  let isThinking = false
  let objectStart = 0
  let stringStart = 0
  let elementStart = 0
  let key = ""
  let isInArray = false
  let isAnswer = false
  let isBegun = false
  let emitted = 0

  const isKey = (name: string): boolean => name === array || name === otherKey

  const inString = (letter: string): void => {
    if (isEscaped) isEscaped = false
    else if (letter === "\\") isEscaped = true
    else if (letter === '"') {
      isString = false
      if (depth === 1) key = text.slice(stringStart, at)
      if (depth === 1 && isKey(key)) isAnswer = true
    }
  }

  const inProse = (letter: string): void => {
    if (letter === ">") {
      const before = text.slice(Math.max(0, at + 1 - longestTag), at + 1)
      if (opening.test(before)) isThinking = true
      if (closing.test(before)) isThinking = false
    }
    if (letter === "{" && !isThinking) opened(letter)
  }

  const opened = (letter: string): void => {
    depth++
    if (depth === 1) {
      objectStart = at
      key = ""
      isAnswer = false
      isBegun = false
    }
    if (depth === 2) isInArray = letter === "[" && key === array
    if (depth === 3 && isInArray) elementStart = at
  }

  const closed = (): Scanned | null => {
    depth--
    if (depth === 2 && isInArray && text[elementStart] === "{") {
      emitted++
      return { kind: "element", value: parsed(text.slice(elementStart, at + 1)) }
    }
    if (depth !== 0 || !isAnswer) return null
    isOver = true
    return { kind: "whole", value: parsed(text.slice(objectStart, at + 1)) }
  }

  const read = (letter: string): Scanned | null => {
    if (isString) {
      inString(letter)
      return null
    }
    // A brace in prose: an object begins with a key.
    if (depth === 1 && !isBegun && letter.trim() !== "") {
      isBegun = letter === '"' || letter === "}"
      if (!isBegun) depth = 0
    }
    if (depth === 0) {
      inProse(letter)
      return null
    }
    if (letter === '"') {
      isString = true
      stringStart = at + 1
    } else if (letter === "{" || letter === "[") opened(letter)
    else if (letter === "}" || letter === "]") return closed()
    return null
  }

  return {
    read: (chunk) => {
      text += chunk
      const found: Array<Scanned> = []
      for (; at < text.length; at++) {
        if (isOver) break
        const one = read(text[at] ?? "")
        if (one !== null && (one.kind === "whole" || one.value !== undefined)) found.push(one)
      }
      return found
    },
    end: () => {
      if (isOver) return []
      const found = objectsIn(emitted === 0 ? text : text.slice(objectStart)).find(({ value }) =>
        Object.keys(recordOf(value)).some(isKey)
      )
      if (found === undefined) return []
      const elements = recordOf(found.value)[array]
      const missed = emitted === 0 && Array.isArray(elements)
        ? elements.map((value): Scanned => ({ kind: "element", value }))
        : []
      return [...missed, { kind: "whole", value: found.value }]
    },
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {}
