import { type AnyExtension, Extension } from "@tiptap/core"
import { Blockquote } from "@tiptap/extension-blockquote"
import { Bold } from "@tiptap/extension-bold"
import { Code } from "@tiptap/extension-code"
import { CodeBlock } from "@tiptap/extension-code-block"
import { Collaboration } from "@tiptap/extension-collaboration"
import { Document } from "@tiptap/extension-document"
import { HardBreak } from "@tiptap/extension-hard-break"
import { Heading } from "@tiptap/extension-heading"
import { HorizontalRule } from "@tiptap/extension-horizontal-rule"
import { Italic } from "@tiptap/extension-italic"
import { BulletList, ListItem, ListKeymap, OrderedList, TaskItem, TaskList } from "@tiptap/extension-list"
import { Paragraph } from "@tiptap/extension-paragraph"
import { Strike } from "@tiptap/extension-strike"
import { Text } from "@tiptap/extension-text"
import { search } from "prosemirror-search"
import type { Awareness } from "y-protocols/awareness"
import type { Doc } from "yjs"
import type { Person } from "../session/people.ts"
import { Carets } from "./carets.ts"
import { Citation } from "./citation.ts"
import { Duties } from "./duties.ts"
import { Link } from "./link.ts"
import { PointerFirst } from "./pointer-first.ts"
import { tableNodes } from "./table.ts"

/** Marks what is sought, and knows the next one. */
const Find = Extension.create({ name: "find", addProseMirrorPlugins: () => [search()] })

interface Shared {
  readonly document: Doc
  readonly awareness: Awareness | null
  readonly nameOf: (person: Person) => string
  /** The accessible name of an item's check box. */
  readonly boxLabel: (words: string) => string
}

/** What a summary may be made of: exactly what its Markdown can say. */
export const extensionsFor = ({ document, awareness, nameOf, boxLabel }: Shared): Array<AnyExtension> => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3, 4] }),
  Bold,
  Italic,
  Strike,
  Code,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  TaskList.configure({ HTMLAttributes: { class: "contains-task-list" } }),
  TaskItem.configure({ nested: true, a11y: { checkboxLabel: ({ textContent }) => boxLabel(textContent) } }),
  Blockquote,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  Link,
  Citation,
  Duties,
  ...tableNodes,
  Collaboration.configure({ document }),
  Carets.configure({ awareness, nameOf }),
  Find,
  PointerFirst,
]
