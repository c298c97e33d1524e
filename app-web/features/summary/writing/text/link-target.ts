import type { EditorState } from "@tiptap/pm/state"

export interface LinkTarget {
  readonly from: number
  readonly to: number
}

/**
 * The words that a new link is put on: those selected, or the one that the caret touches; null if there are none. A double
 * click behind the end of a line selects no words in some browsers.
 */
export const linkTarget = ({ doc, selection }: EditorState): LinkTarget | null => {
  const { from, to, $from: start } = selection
  if (doc.textBetween(from, to).trim() !== "") return { from, to }
  const text = start.parent.textBetween(0, start.parent.content.size, undefined, object)
  const word = [...words.segment(text)].find(({ isWordLike = false, index, segment }) =>
    isWordLike && index <= start.parentOffset && start.parentOffset <= index + segment.length
  )
  if (word === undefined) return null
  const at = start.start() + word.index
  return { from: at, to: at + word.segment.length }
}

/** Stands for a citation, or the like, which is as long as one letter. */
const object = "\uFFFC"

const words = new Intl.Segmenter(undefined, { granularity: "word" })
