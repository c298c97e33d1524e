import { player } from "#web/entities/playback/player.ts"
import { clock } from "#web/lib/format.ts"
import { Play } from "lucide-react"
import type { ComponentProps, ReactElement, ReactNode } from "react"
import Reader, { type Components } from "react-markdown"
import gfm from "remark-gfm"
import { secondOf } from "./markdown-text.ts"
import { useText } from "./texts.ts"

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

interface CitationChipProps {
  readonly second: number
  readonly children: ReactNode
}

/** The time a claim comes from; a click plays the recording from there. */
const CitationChip = ({ second, children }: CitationChipProps): ReactElement => {
  const t = useText()
  return (
    <button
      type="button"
      data-plays
      aria-label={t("summary.playFrom", { time: clock(second * 1000) })}
      onClick={() => player.seek(second * 1000, true)}
      className="tnum relative -top-px mx-0.5 inline-flex h-[22px] items-center gap-1 rounded-full bg-accent-soft px-2 align-middle text-xs font-[560] text-accent-text transition-colors hover:bg-accent-soft-2 max-md:h-8 max-md:px-3"
    >
      <Play className="size-2.5" fill="currentColor" strokeWidth={0} />
      {children}
    </button>
  )
}
