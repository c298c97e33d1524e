import type { ReactElement, ReactNode } from "react"

/** The markdown our summaries are written in: headings, bullets, paragraphs, bold, links to moments. Nothing else is live. */
export const Markdown = ({ text }: { readonly text: string }): ReactElement => (
  <div className="reading">{blocksOf(text).map((block) => <Block key={block.at} {...block} />)}</div>
)

interface BlockProps {
  readonly kind: "heading" | "subheading" | "list" | "paragraph"
  /** The line of the text it begins at. */
  readonly at: number
  readonly lines: ReadonlyArray<string>
}

const Block = ({ kind, at, lines }: BlockProps): ReactElement => {
  const [first = ""] = lines
  if (kind === "heading") return <h2>{inline(first)}</h2>
  if (kind === "subheading") return <h3>{inline(first)}</h3>
  if (kind === "paragraph") return <p>{inline(first)}</p>
  return <ul>{numbered(lines, at).map(({ key, line }) => <li key={key}>{inline(line)}</li>)}</ul>
}

const blocksOf = (text: string): ReadonlyArray<BlockProps> => {
  const blocks: Array<{ kind: BlockProps["kind"]; at: number; lines: Array<string> }> = []
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    const bullet = /^[-*+] (?:\[[ xX]\] )?(.*)$/.exec(trimmed)?.[1]
    const [, marks, title] = /^(#{1,6}) (.*)$/.exec(trimmed) ?? []
    const last = blocks.at(-1)
    if (trimmed === "") continue
    if (title !== undefined) {
      blocks.push({ kind: (marks ?? "").length > 2 ? "subheading" : "heading", at, lines: [title] })
    } else if (bullet === undefined) blocks.push({ kind: "paragraph", at, lines: [trimmed] })
    else if (last?.kind === "list") last.lines.push(bullet)
    else blocks.push({ kind: "list", at, lines: [bullet] })
  }
  return blocks
}

const pieces = /(\[[^\]]*\]\(#t=\d+\)|\*\*[^*]+\*\*)/

const inline = (text: string): ReadonlyArray<ReactNode> =>
  numbered(text.split(pieces), 0).map(({ key, line: piece }) => {
    const [, label, seconds] = /^\[([^\]]*)\]\(#t=(\d+)\)$/.exec(piece) ?? []
    if (seconds !== undefined) return <a key={key} className="chip" href={`#t=${seconds}`}>{label}</a>
    if (piece.startsWith("**")) return <strong key={key}>{unescaped(piece.slice(2, -2))}</strong>
    return unescaped(piece)
  })

const unescaped = (text: string): string => text.replaceAll(/\\([\\`*_[\]<>|~&@#+=:.)-])/g, "$1")

const numbered = (lines: ReadonlyArray<string>, from: number) =>
  lines.map((line, index) => ({ key: from + index, line }))
