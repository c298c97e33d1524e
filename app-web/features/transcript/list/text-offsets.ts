/** The offset in an element's text at a point of the window; null outside the text. */
export const textOffsetAt = (element: Element, x: number, y: number): number | null => {
  const found = caretAt(x, y)
  if (found === null || !element.contains(found.node)) return null
  let before = 0
  for (const node of textNodes(element)) {
    if (node === found.node) return before + found.offset
    before += node.length
  }
  return null
}

/** The range of an element's text, across any marks inside it. */
export const rangeOf = (element: Element, from: number, to: number): Range | null => {
  const range = new Range()
  let before = 0
  let hasStart = false
  for (const node of textNodes(element)) {
    const end = before + node.length
    if (!hasStart && from < end) {
      range.setStart(node, from - before)
      hasStart = true
    }
    if (hasStart && to <= end) {
      range.setEnd(node, Math.max(0, to - before))
      return range
    }
    before = end
  }
  return null
}

const textNodes = (element: Element): ReadonlyArray<Text> => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Array<Text> = []
  while (walker.nextNode() !== null) {
    if (walker.currentNode instanceof Text) found.push(walker.currentNode)
  }
  return found
}

interface Caret {
  readonly node: Node
  readonly offset: number
}

/** The standard API, or the older one of Safari. */
const caretAt = (x: number, y: number): Caret | null => {
  if ("caretPositionFromPoint" in document) {
    const position = document.caretPositionFromPoint(x, y)
    return position === null ? null : { node: position.offsetNode, offset: position.offset }
  }
  const older: unknown = Reflect.get(document, "caretRangeFromPoint")
  const range: unknown = typeof older === "function" ? Reflect.apply(older, document, [x, y]) : null
  return range instanceof Range ? { node: range.startContainer, offset: range.startOffset } : null
}
