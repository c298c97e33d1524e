import { type ComponentProps, type ReactElement } from "react"
import Reader, { type Components } from "react-markdown"
import gfm from "remark-gfm"
import { CitationChip } from "./citation-chip.tsx"
import { secondOf } from "./markdown-text.ts"

const plugins = [gfm]

const Anchor = ({ href, children }: ComponentProps<"a">): ReactElement => {
  const second = secondOf(href)
  if (second !== null) return <CitationChip second={second}>{children}</CitationChip>
  return (
    <a href={href} target="_blank" rel="noreferrer noopener" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  )
}

const Table = ({ children }: ComponentProps<"table">): ReactElement => (
  <div className="scroll overflow-x-auto">
    <table>{children}</table>
  </div>
)

const components: Components = { a: Anchor, table: Table }

/** Markdown without raw HTML. Links of the form #t=63 become citations that play the recording from there. */
const Markdown = ({ text }: { readonly text: string }): ReactElement => (
  <div className="md">
    <Reader remarkPlugins={plugins} components={components}>{text}</Reader>
  </div>
)

export default Markdown
