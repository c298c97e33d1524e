import type { Editor } from "@tiptap/core"
import type { EditorState } from "@tiptap/pm/state"
import {
  findNext,
  findPrev,
  getSearchState,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from "prosemirror-search"

/** Where the matches begin, in order; at most as many as a reader would count. */
const maxMatches = 1000

export interface Matches {
  readonly count: number
  /** The selected one, from 1; 0 when none is. */
  readonly now: number
}

export const matchesIn = (state: EditorState): Matches => {
  const query = getSearchState(state)?.query
  const { from, to } = state.selection
  let [count, now] = [0, 0]
  if (query?.valid !== true) return { count, now }
  for (
    let found = query.findNext(state);
    found !== null && count < maxMatches;
    found = query.findNext(state, found.to)
  ) {
    count++
    if (found.from === from && found.to === to) now = count
  }
  return { count, now }
}

export const seek = ({ state, view }: Editor, words: string, by: string): void =>
  view.dispatch(setSearchState(state.tr, new SearchQuery({ search: words, replace: by, literal: true })))

/** Each moves on to a match; the text keeps its selection there when the search ends. */
export const goToNext = ({ state, view }: Editor): boolean => findNext(state, view.dispatch)
export const goToPrevious = ({ state, view }: Editor): boolean => findPrev(state, view.dispatch)
export const replaceThis = ({ state, view }: Editor): boolean => replaceNext(state, view.dispatch)

/** How many were replaced. */
export const replaceEvery = ({ state, view }: Editor): number => {
  const { count } = matchesIn(state)
  return replaceAll(state, view.dispatch) ? count : 0
}
