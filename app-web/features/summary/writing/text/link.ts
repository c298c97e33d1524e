import { Mark, markPasteRule } from "@tiptap/core"
import { safeHref } from "./safe-link.ts"

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
