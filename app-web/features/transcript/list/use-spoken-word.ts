import { playerState, playerTime } from "#web/entities/playback/player-state.ts"
import { indexAtTime, indexOfLink, type Lines } from "#web/entities/transcript/lines.ts"
import { useSlice } from "#web/lib/store.ts"
import { type RefObject, useEffect, useRef } from "react"
import { type SpokenWord, spokenWords, wordAt } from "./spoken-words.ts"
import { rangeOf } from "./text-offsets.ts"
import type { TimedWords } from "./timed-words.ts"

/** The words of one line with their times. */
export const wordsOfLine = (
  lines: Lines,
  line: number,
  words: TimedWords,
  language: string,
): ReadonlyArray<SpokenWord> =>
  spokenWords(
    { text: lines.texts[line] ?? "", begin: lines.begins[line] ?? 0, end: lines.ends[line] ?? 0 },
    words.wordsOf(lines.ids[line] ?? ""),
    language,
  )

/** Highlights the word being said, without extra elements and without React. Browsers that cannot do that show the line. */
export const useSpokenWord = (
  list: RefObject<HTMLElement | null>,
  lines: Lines,
  words: TimedWords,
  language: string,
): void => {
  const show = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!("highlights" in CSS)) return
    const mark = () => {
      if (!playerState.get().hasStarted) return
      const time = playerTime.get()
      words.prefetch(time)
      const line = indexAtTime(lines.begins, time)
      const word = line < 0 ? null : wordAt(wordsOfLine(lines, line, words, language), time)
      const text = list.current?.querySelector(`[data-line="${CSS.escape(lines.ids[line] ?? "")}"] [data-text]`)
      const range = word === null || text === null || text === undefined ? null : rangeOf(text, word.from, word.to)
      if (range === null) CSS.highlights.delete("word")
      else CSS.highlights.set("word", new Highlight(range))
    }
    show.current = mark
    mark()
    const unsubscribe = playerTime.subscribe(mark)
    return () => {
      unsubscribe()
      show.current = () => undefined
      CSS.highlights.delete("word")
    }
  }, [list, lines, words, language])
  // Scrolling adds and removes rows, so the highlight is set again after each render.
  useEffect(() => show.current())
}

/** A line becomes active slightly early. */
const leadMs = 50

/** The line being played; -1 before the first line, and until the reader plays or seeks. */
export const useActiveLine = (lines: Lines, isSpoken: boolean): number => {
  const hasStarted = useSlice(playerState, (state) => state.hasStarted)
  const isPlaying = useSlice(playerState, (state) => state.isPlaying)
  const at = useSlice(
    playerTime,
    (time) => Math.max(indexAtTime(lines.begins, time + leadMs), isPlaying ? -1 : indexOfLink(lines.begins, time)),
  )
  return hasStarted && isSpoken ? at : -1
}
