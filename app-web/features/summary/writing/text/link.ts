import { Mark, markPasteRule } from "@tiptap/core"
import type { EditorState } from "@tiptap/pm/state"

/**
 * A link to a harmless address. TipTap's own extension detects addresses while typing, with a large list of domains.
 */
export const Link = Mark.create({
  name: "link",
  inclusive: false,
  priority: 900,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{
    tag: "a[href]",
    getAttrs: (link) => {
      const href = safeHref(link.getAttribute("href") ?? "")
      return href === null ? false : { href }
    },
  }],
  renderHTML: ({ mark }) => ["a", {
    href: safeHref(String(mark.attrs["href"])),
    rel: "noreferrer noopener",
    class: "text-accent-text underline underline-offset-2",
  }, 0],
  addPasteRules() {
    return [markPasteRule({
      find: /https?:\/\/[^\s<>]+[^\s<>.,;:!?)\]]/g,
      type: this.type,
      getAttributes: ([address]) => ({ href: safeHref(address) }),
    })]
  },
})

const schemes = /^(https?:\/\/|mailto:)/i
const otherScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i
const email = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const host = /^[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/

/** The address of a link as it may be stored, with a scheme; null if it is invalid or could do harm. */
export const safeHref = (typed: string): string | null => {
  const text = typed.trim()
  if (/\s|\p{Cc}/u.test(text)) return null
  if (schemes.test(text)) return URL.canParse(text) ? text : null
  if (otherScheme.test(text)) return null
  if (email.test(text)) return `mailto:${text}`
  return host.test(text) && URL.canParse(`https://${text}`) ? `https://${text}` : null
}

interface LinkTarget {
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
