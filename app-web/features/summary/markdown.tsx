import { player } from "#web/entities/playback/player.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { Play, TextQuote } from "lucide-react"
import type { ComponentProps, ReactElement, ReactNode } from "react"
import Reader, { type Components, type ExtraProps } from "react-markdown"
import gfm from "remark-gfm"
import { useShownActions } from "./action-list.tsx"
import { ActionRow } from "./action-row.tsx"
import { ActionTools } from "./action-tools.tsx"
import { secondOf } from "./markdown-text.ts"
import { foldPossibleItems } from "./possible-items.ts"
import { SectionHeading } from "./section-heading.tsx"
import { citationStyle } from "./writing/citations.ts"

const plugins = [gfm, foldPossibleItems]

const Anchor = ({ href, children }: ComponentProps<"a">): ReactElement => {
  const second = secondOf(href)
  const isPlayable = useShownActions()?.isSpoken !== false
  if (second !== null && !isPlayable) return <></>
  if (href?.startsWith("#line=") === true) return <LineChip line={href.slice("#line=".length)}>{children}</LineChip>
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

const Item = ({ node, className, children }: ComponentProps<"li"> & ExtraProps): ReactElement =>
  className?.includes("task-list-item") === true
    ? <ActionRow line={node?.position?.start.line ?? 0}>{children}</ActionRow>
    : <li className={className}>{children}</li>

const List = ({ className, children }: ComponentProps<"ul">): ReactElement => {
  const actions = useShownActions()
  return (
    <>
      {className?.includes("contains-task-list") === true && actions !== null && <ActionTools actions={actions} />}
      <ul className={className}>{children}</ul>
    </>
  )
}

/** Items that can be ticked bring a box of their own; others only show theirs. */
const Box = ({ checked }: ComponentProps<"input">): ReactElement | null =>
  useShownActions() === null ? <span aria-hidden>{checked === true ? "☑ " : "☐ "}</span> : null

const components: Components = { a: Anchor, table: Table, li: Item, ul: List, input: Box, h2: SectionHeading }

/** Markdown without raw HTML. Links of the form #t=63 become citations that play the recording from there. */
const Markdown = ({ text }: { readonly text: string }): ReactElement => (
  <div className="md">
    <Reader remarkPlugins={plugins} components={components}>{text}</Reader>
  </div>
)

export default Markdown

interface LineChipProps {
  readonly line: string
  readonly children: ReactNode
}

/** The line of a text that a claim comes from; a click shows it there. */
const LineChip = ({ line, children }: LineChipProps): ReactElement => {
  const t = useText("summary")
  const changeAddress = useTaskAddress()
  const place = typeof children === "string" ? children : ""
  const show = () => {
    soughtLine.set(line)
    changeAddress((before) => ({ ...before, tab: "original" }))
  }
  return (
    <button type="button" aria-label={t("summary.showLine", { place })} onClick={show} className={citationStyle}>
      <TextQuote className="size-3" aria-hidden />
      {children}
    </button>
  )
}

interface CitationChipProps {
  readonly second: number
  readonly children: ReactNode
}

/** The time a claim comes from; a click plays the recording from there. */
const CitationChip = ({ second, children }: CitationChipProps): ReactElement => {
  const t = useText("summary")
  return (
    <button
      type="button"
      data-plays
      aria-label={t("summary.playFrom", { time: clock(second * 1000) })}
      onClick={() => player.seek(second * 1000, true)}
      className={citationStyle}
    >
      <Play className="size-2.5" fill="currentColor" strokeWidth={0} />
      {children}
    </button>
  )
}
