import { Extension } from "@tiptap/core"
import { yCursorPlugin } from "@tiptap/y-tiptap"
import type { Awareness } from "y-protocols/awareness"
import { type Person, personIn } from "../session/people.ts"

interface CaretOptions {
  readonly awareness: Awareness | null
  /** What stands at a person's caret: their name, or that it is the reader's own other window. */
  readonly nameOf: (person: Person) => string
}

/** Where others write: a caret with a name, and what they have selected. Colours by class, as the policy of the page has it. */
export const Carets = Extension.create<CaretOptions>({
  name: "carets",
  addOptions: () => ({ awareness: null, nameOf: ({ name }) => name }),
  addProseMirrorPlugins() {
    const { awareness, nameOf } = this.options
    if (awareness === null) return []
    return [yCursorPlugin(awareness, {
      cursorBuilder: (user: unknown) => {
        const person = personIn(user)
        const caret = element("caret", person.hue)
        const name = element("caret-name", person.hue)
        name.textContent = nameOf(person)
        caret.append("\u2060", name, "\u2060")
        return caret
      },
      selectionBuilder: (user: unknown) => ({ class: `caret-range caret-${personIn(user).hue}` }),
    })]
  },
})

const element = (name: string, hue: number): HTMLElement => {
  const span = document.createElement("span")
  span.className = `${name} caret-${hue}`
  // Who else writes is said beside the text: names in the middle of sentences would be read as their words.
  span.setAttribute("aria-hidden", "true")
  return span
}
