import type { ReactElement } from "react"

interface Line {
  readonly kind: "heading" | "item" | "text"
  readonly text: string
}

/** The words of a line, without links into the recording and without marks. */
const words = (line: string): string =>
  line.replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/\s+([.,;:!?。，；：！？])/g, "$1").trim()

interface Block extends Line {
  /** Its place. */
  readonly id: number
}

const blocksOf = (text: string): ReadonlyArray<Block> =>
  text.split("\n").flatMap((line): ReadonlyArray<Line> => {
    const heading = /^#{1,6}\s+(.*)$/.exec(line)
    if (heading !== null) return [{ kind: "heading", text: words(heading[1] ?? "") }]
    const item = /^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?(.*)$/.exec(line)
    if (item !== null) return [{ kind: "item", text: words(item[1] ?? "") }]
    if (/^\s*\|?[\s:|-]*$/.test(line)) return []
    return [{ kind: "text", text: words(line.replaceAll(/^\||\|$/g, "").replaceAll("|", " · ")) }]
  }).filter((block) => block.text !== "").map(({ kind, text: line }, id) => ({ id, kind, text: line }))

/** A summary as plain text, to be pasted anywhere. */
export const plainText = (text: string): string =>
  blocksOf(text).map(({ kind, text: line }) => kind === "item" ? `- ${line}` : kind === "heading" ? `\n${line}` : line)
    .join("\n")
    .trim()

const look = { heading: "mt-4 text-md font-[620]", item: "ml-5 list-item list-disc", text: "" }

/** A summary as the tools show it: headings, points and sentences. The app has all the rest. */
export const PlainMarkdown = ({ text }: { readonly text: string }): ReactElement => (
  <div className="mt-2 grid gap-1.5 text-md">
    {blocksOf(text).map(({ id, kind, text: line }) =>
      kind === "heading"
        ? <h3 key={id} className={look.heading}>{line}</h3>
        : <p key={id} className={look[kind]}>{line}</p>
    )}
  </div>
)
