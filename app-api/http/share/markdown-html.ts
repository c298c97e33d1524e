import { shownDuty } from "#domain/analysis/shown-duty.ts"
import { type Block, blocksOf, type Item } from "#domain/text/blocks.ts"
import { offsetOf } from "#domain/text/citation.ts"
import type { Run } from "#domain/text/runs.ts"
import { safe } from "../../request/safe-html.ts"
import { keepLatest } from "./keep-latest.ts"

/** A summary as HTML. Its own HTML is shown as text, nothing is fetched, and links give away nothing of this page. */
export const htmlOfMarkdown = keepLatest((markdown) => {
  const blocks = blocksOf(markdown)
  const levels = blocks.flatMap((block) => block.kind === "heading" ? [block.level] : [])
  // The title of the page is its h1; the first level of the summary comes below it.
  return htmlOf(blocks, 2 - Math.min(2, ...levels))
})

const htmlOf = (blocks: ReadonlyArray<Block>, shift: number): string =>
  blocks.map((block) => blockHtml(block, shift)).join("\n")

const blockHtml = (block: Block, shift: number): string => {
  switch (block.kind) {
    case "heading": {
      const level = Math.min(6, block.level + shift)
      return `<h${level}>${lineHtml(block.runs)}</h${level}>`
    }
    case "paragraph":
      return `<p>${lineHtml(block.runs)}</p>`
    case "quotation":
      return `<blockquote>${htmlOf(block.blocks, shift)}</blockquote>`
    case "list": {
      const items = block.items.map((item) => itemHtml(item, shift)).join("\n")
      if (block.start === null) return `<ul>${items}</ul>`
      return `<ol${block.start === 1 ? "" : ` start="${block.start}"`}>${items}</ol>`
    }
    case "table":
      return tableHtml(block.rows)
    case "listing":
      return `<pre tabindex="0"><code>${safe(block.text)}</code></pre>`
    case "rule":
      return "<hr>"
  }
}

const itemHtml = ({ isDone, runs, blocks }: Item, shift: number): string => {
  const words = lineHtml(runs)
  const below = blocks.length === 0 ? "" : `\n${htmlOf(blocks, shift)}`
  if (isDone === null) return `<li>${words}${below}</li>`
  const box = `<input type="checkbox" disabled${isDone ? " checked" : ""}>`
  return `<li class="task"><label>${box}<span>${words}</span></label>${below}</li>`
}

const cells = (tag: "th" | "td", row: ReadonlyArray<ReadonlyArray<Run>>): string =>
  row.map((cell) => `<${tag}>${lineHtml(cell)}</${tag}>`).join("")

const tableHtml = ([head = [], ...rows]: Extract<Block, { kind: "table" }>["rows"]): string => {
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n")
  return `<div class="wide" tabindex="0"><table><thead><tr>${
    cells("th", head)
  }</tr></thead><tbody>${body}</tbody></table></div>`
}

/** What neighbours have in common is one element: a link is one, whatever is stressed in it. */
const lineHtml = (runs: ReadonlyArray<Run>): string =>
  alike(runs, ({ cite, link }) => `${cite} ${link}`).map((group) => {
    const { cite = null, link = null } = group[0] ?? {}
    const words = alike(group, ({ isBold }) => isBold).map(boldHtml).join("")
    // Links into the recording are times here: viewers cannot play it. Nor do they see the lines of a text.
    if (cite !== null) return offsetOf(cite) === null ? "" : `<span class="time">${words}</span>`
    if (link === null) return words
    return `<a href="${safe(link)}" rel="nofollow noopener noreferrer ugc" target="_blank">${words}</a>`
  }).join("")

const boldHtml = (runs: ReadonlyArray<Run>): string => {
  const words = runs.map(runHtml).join("")
  return runs[0]?.isBold === true ? `<strong>${words}</strong>` : words
}

const runHtml = ({ text, isItalic, isStruck, isCode }: Run): string => {
  if (text === "\n") return "<br>"
  const words = isCode ? `<code>${safe(text)}</code>` : safe(shownDuty(text))
  const struck = isStruck ? `<del>${words}</del>` : words
  return isItalic ? `<em>${struck}</em>` : struck
}

const alike = <A>(items: ReadonlyArray<A>, key: (item: A) => string | boolean): ReadonlyArray<ReadonlyArray<A>> => {
  const groups: Array<Array<A>> = []
  let before: string | boolean | undefined
  for (const item of items) {
    const its = key(item)
    if (groups.length > 0 && its === before) groups.at(-1)?.push(item)
    else groups.push([item])
    before = its
  }
  return groups
}
