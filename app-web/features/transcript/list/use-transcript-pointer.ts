import { player } from "#web/entities/playback/player.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { type RefObject, useEffect, useRef } from "react"
import { wordAtOffset } from "./spoken-words.ts"
import { textOffsetAt } from "./text-offsets.ts"
import type { TimedWords } from "./timed-words.ts"
import { wordsOfLine } from "./use-spoken-word.ts"

interface PointerContext {
  readonly lines: Lines
  readonly lineOf: (element: Element) => number
  readonly words: TimedWords
  readonly language: string
  readonly isSpoken: boolean
  /** Null if the text cannot be edited. */
  readonly onEdit: ((line: number, caret: number | null) => void) | null
}

/**
 * Pointer input on the text: a click seeks to a word or line, a click on a time plays it, a double click edits. Selecting
 * text does nothing else. One set of listeners serves all rows.
 */
export const useTranscriptPointer = (list: RefObject<HTMLElement | null>, context: PointerContext): void => {
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const onClick = (event: MouseEvent) => {
      const { lines, lineOf, isSpoken, onEdit } = latest.current
      const { target } = event
      if (!(target instanceof Element)) return
      const line = lineOf(target)
      if (line < 0) return
      if (target.closest("[data-handle]") !== null) {
        if (isSpoken) player.seek(lines.begins[line] ?? 0, true)
        else onEdit?.(line, null)
      } else if (isSpoken && isText(target) && getSelection()?.isCollapsed !== false) {
        player.seek(timeUnder(latest.current, line, offsetUnder(target, event)))
      }
    }
    const onDoubleClick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !isText(target)) return
      const { lineOf, onEdit } = latest.current
      const line = lineOf(target)
      if (line < 0 || onEdit === null) return
      event.preventDefault()
      const caret = offsetUnder(target, event)
      getSelection()?.removeAllRanges()
      onEdit(line, caret)
    }
    // A clicked button would get the focus, and with it the space bar, which should pause.
    const onPress = (event: MouseEvent) => {
      const { target } = event
      if (target instanceof Element && target.closest("[data-handle],[data-tools]") !== null) event.preventDefault()
    }
    const onOver = ({ target }: PointerEvent) => {
      const { lines, lineOf, words, isSpoken } = latest.current
      const line = target instanceof Element && isSpoken ? lineOf(target) : -1
      if (line >= 0) words.prefetch(lines.begins[line] ?? 0)
    }
    element.addEventListener("click", onClick)
    element.addEventListener("dblclick", onDoubleClick)
    element.addEventListener("mousedown", onPress)
    element.addEventListener("pointerover", onOver)
    return () => {
      element.removeEventListener("click", onClick)
      element.removeEventListener("dblclick", onDoubleClick)
      element.removeEventListener("mousedown", onPress)
      element.removeEventListener("pointerover", onOver)
    }
  }, [list])
}

/** The text and the space around it, but no control inside it. */
const isText = (target: Element): boolean =>
  target.closest("[data-body]") !== null && target.closest("button,textarea,[data-tools]") === null

const offsetUnder = (target: Element, { clientX, clientY }: MouseEvent): number | null => {
  const text = target.closest("[data-body]")?.querySelector("[data-text]") ?? null
  return text === null ? null : textOffsetAt(text, clientX, clientY)
}

/** The time of the word under the pointer; outside the words, the start of the line. */
const timeUnder = ({ lines, words, language }: PointerContext, line: number, offset: number | null): number => {
  const word = offset === null ? null : wordAtOffset(wordsOfLine(lines, line, words, language), offset)
  return word?.begin ?? lines.begins[line] ?? 0
}
