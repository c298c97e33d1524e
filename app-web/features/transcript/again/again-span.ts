import { storeOf } from "#web/lib/store.ts"

/** A span of the recording, in milliseconds. */
export interface Span {
  readonly begin: number
  readonly end: number
}

interface AskedSpan extends Span {
  /** Only what may be speech in it. */
  readonly onlyPossible?: boolean
}

/** What the dialog is open for. */
export const againSpan = storeOf<AskedSpan | null>(null)

/** Opens the dialog for a line, or for all selected lines if it is one of them. */
export const openAgainFor = (line: Element, spanOf: (line: Element) => Span): void => {
  const selection = getSelection()
  const isChosen = selection !== null && !selection.isCollapsed && selection.containsNode(line, true)
  const all = isChosen
    ? [...document.querySelectorAll("[data-line]")].filter((one) => selection.containsNode(one, true))
    : [line]
  const spans = all.map(spanOf)
  againSpan.set({
    begin: Math.min(...spans.map(({ begin }) => begin)),
    end: Math.max(...spans.map(({ end }) => end)),
  })
}
