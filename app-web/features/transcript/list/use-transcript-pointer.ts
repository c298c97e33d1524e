import { player } from "#web/entities/playback/player.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { type RefObject, useEffect, useRef } from "react"
import { wordUnder } from "./spoken-words.ts"
import { letterAt } from "./text-offsets.ts"
import type { TimedWords } from "./timed-words.ts"
import { wordsOfLine } from "./use-spoken-word.ts"

interface Pressing {
  readonly lines: Lines
  readonly lineOf: (element: Element) => number
  readonly words: TimedWords
  readonly language: string
  readonly isSpoken: boolean
  /** Null where the text cannot be changed. */
  readonly onEdit: ((line: number, caret: number | null) => void) | null
}

/**
 * What a mouse or finger does to the text: a word or line is gone to, its time is played, twice is edited. Marking text does
 * nothing else. For all rows at once: rows have no listeners of their own.
 */
export const useTranscriptPointer = (list: RefObject<HTMLElement | null>, pressing: Pressing): void => {
  const latest = useRef(pressing)
  useEffect(() => {
    latest.current = pressing
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
      } else if (isSpoken && isPlace(target) && getSelection()?.isCollapsed !== false) {
        player.seek(timeUnder(latest.current, line, letterUnder(target, event)))
      }
    }
    const onDoubleClick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !isPlace(target)) return
      const { lineOf, onEdit } = latest.current
      const line = lineOf(target)
      if (line < 0 || onEdit === null) return
      event.preventDefault()
      const caret = letterUnder(target, event)
      getSelection()?.removeAllRanges()
      onEdit(line, caret)
    }
    // A button that was clicked would keep the focus, and the space bar with it: it shall pause.
    const onPress = (event: MouseEvent) => {
      const { target } = event
      if (target instanceof Element && target.closest("[data-handle],[data-tools]") !== null) event.preventDefault()
    }
    const onOver = ({ target }: PointerEvent) => {
      const { lines, lineOf, words, isSpoken } = latest.current
      const line = target instanceof Element && isSpoken ? lineOf(target) : -1
      if (line >= 0) words.want(lines.begins[line] ?? 0)
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

/** The text and the space around it, not what can be pressed within it. */
const isPlace = (target: Element): boolean =>
  target.closest("[data-body]") !== null && target.closest("button,textarea,[data-tools]") === null

const letterUnder = (target: Element, { clientX, clientY }: MouseEvent): number | null => {
  const text = target.closest("[data-body]")?.querySelector("[data-text]") ?? null
  return text === null ? null : letterAt(text, clientX, clientY)
}

/** When the pressed word is said; beside the words the line begins. */
const timeUnder = ({ lines, words, language }: Pressing, line: number, letter: number | null): number => {
  const word = letter === null ? null : wordUnder(wordsOfLine(lines, line, words, language), letter)
  return word?.begin ?? lines.begins[line] ?? 0
}
