import { Node } from "@tiptap/core"
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from "@tiptap/pm/state"
import type { EditorView } from "@tiptap/pm/view"
import { citationStyle, isCitation } from "../citations.ts"

/** A citation: the place a claim rests on. A unit in the text: it moves with its sentence and is never half deleted. */
export const Citation = Node.create({
  name: "citation",
  group: "inline",
  inline: true,
  atom: true,
  marks: "",
  addAttributes: () => ({ href: { default: "" }, label: { default: "" } }),
  parseHTML: () => [
    {
      tag: "[data-citation]",
      getAttrs: (chip) => known(chip.getAttribute("data-citation") ?? "", chip.textContent),
    },
    {
      tag: "a[href^='#']",
      priority: 1000,
      getAttrs: (link) => known(link.getAttribute("href") ?? "", link.textContent),
    },
  ],
  renderHTML: ({ node }) => [
    "span",
    { "data-citation": String(node.attrs["href"]), class: citationStyle },
    String(node.attrs["label"]),
  ],
  renderText: ({ node }) => String(node.attrs["label"]),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: (view, event) => leave(view, beforeKey(view.state, event)),
        handlePaste: (view) => leave(view, pastCitation(view.state)),
        // Keyboards on a screen write without keys.
        handleTextInput: (view, _from, _to, text) => {
          const behind = pastCitation(view.state)
          if (behind !== null) view.dispatch(behind.insertText(text))
          return behind !== null
        },
      },
    }),
  ],
})

/** Moves the caret; the key, or what is pasted, then takes effect there. */
const leave = (view: EditorView, moved: Transaction | null): false => {
  if (moved !== null) view.dispatch(moved)
  return false
}

const known = (href: string, label: string): false | { href: string; label: string } =>
  isCitation(href) ? { href, label: label.trim() } : false

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">

/** Keys that write, or move the caret along the line: letters, those of input methods, Enter, and pasting. */
const leavesIt = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean => {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "v"
  return Array.from(key).length === 1 || ["Enter", "Home", "End", "Process", "Unidentified", "Dead"].includes(key)
}

/** The caret behind a citation that is selected, by a click on it; null if none is. */
export const pastCitation = ({ selection, tr }: EditorState): Transaction | null =>
  selection instanceof NodeSelection && selection.node.type.name === "citation"
    ? tr.setSelection(TextSelection.create(tr.doc, selection.to))
    : null

/** What such a key does first where a citation is selected: what is typed must not replace it. Deleting it does. */
export const beforeKey = (state: EditorState, pressed: Pressed): Transaction | null =>
  leavesIt(pressed) ? pastCitation(state) : null
