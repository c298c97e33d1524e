import { doubtsOf, type Lines } from "#web/entities/transcript/lines.ts"
import { useStore } from "#web/lib/store.ts"
import { type RefObject, useEffect } from "react"
import { rangeOf } from "../list/text-offsets.ts"
import { type Doubt, showsDoubts } from "./doubts.ts"

/** Mutes doubtful words without extra elements. Scrolling adds and removes rows, so they are marked after each render. */
export const useDoubtMarks = (list: RefObject<HTMLElement | null>, lines: Lines, current: Doubt | null): void => {
  const isShown = useStore(showsDoubts)
  useEffect(() => {
    if (!("highlights" in CSS)) return
    const rows = isShown ? list.current?.querySelectorAll("[data-line]") ?? [] : []
    const now = current === null ? null : lines.ids[current.line]
    const found = [...rows].flatMap((row) => {
      const text = row.querySelector("[data-text]")
      const id = row.getAttribute("data-line") ?? ""
      if (text === null) return []
      return rangesIn(text, doubtsOf(lines, { id, text: text.textContent })).map(([from, range]) => ({
        range,
        isNow: id === now && from === current?.from,
      }))
    })
    CSS.highlights.set("doubt", new Highlight(...found.flatMap(({ range, isNow }) => isNow ? [] : [range])))
    CSS.highlights.set("doubt-now", new Highlight(...found.flatMap(({ range, isNow }) => isNow ? [range] : [])))
  })
  useEffect(() => () => {
    if (!("highlights" in CSS)) return
    CSS.highlights.delete("doubt")
    CSS.highlights.delete("doubt-now")
  }, [])
}

const rangesIn = (text: Element, offsets: ReadonlyArray<number>): ReadonlyArray<readonly [number, Range]> =>
  offsets.flatMap((from, at) => {
    const range = at % 2 === 0 ? rangeOf(text, from, offsets[at + 1] ?? from) : null
    return range === null ? [] : [[from, range] as const]
  })
