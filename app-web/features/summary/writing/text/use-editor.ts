import { type Translate, useText } from "#web/lib/text.ts"
import { Editor } from "@tiptap/core"
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react"
import type { Session } from "../session/session.ts"
import { shownDuties } from "./duty-labels.ts"
import { extensionsFor } from "./extensions.ts"
import { keepPlace } from "./keep-place.ts"
import { docOfMarkdown, isMarkdown } from "./markdown-doc.ts"
import { cleanHtml } from "./paste-html.ts"

/** The editor of a session, in `host` while the component is mounted. */
export const useEditor = (session: Session, host: RefObject<HTMLElement | null>, onMoved: () => void): Editor => {
  const t = useText("summary/writing")
  const [editor] = useState(() => editorOf(session, t))
  const moved = useRef(onMoved)
  useEffect(() => {
    moved.current = onMoved
  })
  useEffect(() => {
    if (host.current !== null) editor.mount(host.current)
    // The caret begins at the start, once: a tab that is shown again leaves the focus where it is.
    editor.once("create", () => editor.setOptions({ autofocus: false }))
    const stop = keepPlace(editor, () => moved.current())
    return () => {
      stop()
      editor.unmount()
    }
  }, [editor, host])
  return editor
}

const editorOf = (session: Session, t: Translate<"summary/writing">): Editor => {
  const editor: Editor = new Editor({
    element: null,
    injectCSS: false,
    autofocus: "start",
    extensions: extensionsFor({
      document: session.doc,
      awareness: session.provider.awareness,
      nameOf: ({ id, name }) => id === session.entry.user.id ? t("writing.you") : name,
      boxLabel: (words) => words === "" ? t("writing.checks") : shownDuties(words),
    }),
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": t("writing.label"),
        class: "md writing",
        spellcheck: "true",
      },
      transformPastedHTML: cleanHtml,
      handlePaste: (_, event) => pasteMarkdown(editor, event),
    },
  })
  return editor
}

/** Plain text that was written as Markdown becomes what it says. */
const pasteMarkdown = (editor: Editor, { clipboardData }: ClipboardEvent): boolean => {
  const text = clipboardData?.getData("text/plain") ?? ""
  if (clipboardData?.types.includes("text/html") === true || editor.isActive("codeBlock") || !isMarkdown(text)) {
    return false
  }
  return editor.chain().insertContent([...docOfMarkdown(text)]).scrollIntoView().run()
}

/**
 * The part of the editor's state that a control needs: it re-renders only when that changes. `before` until there is
 * a view.
 */
export const useEditorValue = <Value extends string | number | boolean>(
  editor: Editor,
  before: Value,
  read: (editor: Editor) => Value,
): Value =>
  useSyncExternalStore(
    (listener) => {
      editor.on("create", listener)
      editor.on("transaction", listener)
      return () => {
        editor.off("create", listener)
        editor.off("transaction", listener)
      }
    },
    () => editor.isDestroyed ? before : read(editor),
  )
