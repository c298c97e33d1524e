import { commandKey } from "#web/lib/keys.ts"
import type { Editor } from "@tiptap/core"
import { Bold, Italic, List, ListChecks, ListOrdered, type LucideIcon, Redo2, Undo2 } from "lucide-react"

type Name = "undo" | "redo" | "bold" | "italic" | "bullets" | "numbers" | "checks"

export interface Tool {
  readonly label: "act.undo" | `writing.${Exclude<Name, "undo">}`
  readonly icon: LucideIcon
  readonly keys?: ReadonlyArray<string>
  /** Absent for actions, as opposed to toggles. */
  readonly isOn?: (editor: Editor) => boolean
  readonly isPossible?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => boolean
}

const undo: Tool = {
  label: "act.undo",
  icon: Undo2,
  keys: [commandKey, "Z"],
  isPossible: (editor) => editor.can().undo(),
  run: (editor) => editor.chain().focus().undo().run(),
}

const redo: Tool = {
  label: "writing.redo",
  icon: Redo2,
  keys: [commandKey, "Shift", "Z"],
  isPossible: (editor) => editor.can().redo(),
  run: (editor) => editor.chain().focus().redo().run(),
}

const bold: Tool = {
  label: "writing.bold",
  icon: Bold,
  keys: [commandKey, "B"],
  isOn: (editor) => editor.isActive("bold"),
  run: (editor) => editor.chain().focus().toggleBold().run(),
}

const italic: Tool = {
  label: "writing.italic",
  icon: Italic,
  keys: [commandKey, "I"],
  isOn: (editor) => editor.isActive("italic"),
  run: (editor) => editor.chain().focus().toggleItalic().run(),
}

const bullets: Tool = {
  label: "writing.bullets",
  icon: List,
  isOn: (editor) => editor.isActive("bulletList"),
  run: (editor) => editor.chain().focus().toggleBulletList().run(),
}

const numbers: Tool = {
  label: "writing.numbers",
  icon: ListOrdered,
  isOn: (editor) => editor.isActive("orderedList"),
  run: (editor) => editor.chain().focus().toggleOrderedList().run(),
}

const checks: Tool = {
  label: "writing.checks",
  icon: ListChecks,
  isOn: (editor) => editor.isActive("taskList"),
  run: (editor) => editor.chain().focus().toggleTaskList().run(),
}

/** The tools before the text style menu, and those after it. */
export const firstTools: ReadonlyArray<Tool> = [undo, redo]
export const textTools: ReadonlyArray<Tool> = [bold, italic, bullets, numbers, checks]

export const styles = ["text", "heading", "subheading", "small"] as const
export type Style = typeof styles[number]

/** Headings of a summary begin at the second level: the first is its title. */
export const styleIn = (editor: Editor): Style => {
  if (editor.isActive("heading", { level: 4 })) return "small"
  if (editor.isActive("heading", { level: 3 })) return "subheading"
  return editor.isActive("heading") ? "heading" : "text"
}

export const setStyle = (editor: Editor, style: Style): boolean =>
  style === "text"
    ? editor.chain().focus().setParagraph().run()
    : editor.chain().focus().setHeading({ level: style === "heading" ? 2 : style === "subheading" ? 3 : 4 }).run()
