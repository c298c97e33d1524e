import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { type Outline, outlineOf } from "./outline.ts"
import { isKeywordsTitle } from "./section-titles.ts"
import { shownDuty } from "./shown-duty.ts"

/**
 * A tree of ideas. `anchor` is the offset in the recording that it refers to, in milliseconds, or null; `section` is the
 * heading of the summary that it belongs to, if any. A heading belongs to itself.
 */
export interface MindMap {
  readonly id: string
  readonly text: string
  readonly children: ReadonlyArray<MindMap>
  readonly anchor: number | null
  readonly section?: string
}

export const MindMap = Schema.Struct({
  id: Schema.String,
  text: Schema.String,
  children: Schema.Array(Schema.suspend((): Schema.Codec<MindMap> => MindMap)),
  anchor: Schema.NullOr(Schema.Finite),
  section: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "MindMap" })

/** A task's mind map, as clients receive it. */
export const MindMapView = wire({ taskId: TaskId, mindMap: MindMap })

export const maxDepth = 12
export const maxNodes = 2000

/**
 * Builds the map of a summary, edited or not: headings and bullets become branches under the title; a text with neither
 * gets one branch per paragraph. Keywords are not ideas. A node's id is its path, so the same text always gives the
 * same ids.
 */
export const fromMarkdown = (title: string, markdown: string): MindMap => {
  const root: Branch = { text: title, anchor: null, level: -1, section: null, children: [] }
  const path: Array<Branch> = [root]
  let section: string | null = null
  let isSkipped = false
  for (const line of outlineOf(markdown).slice(0, maxNodes - 1)) {
    if (line.isHeading) isSkipped = isKeywordsTitle(line.text)
    if (isSkipped) continue
    while (path.length > 1 && (path.length >= maxDepth || lastOf(path, root).level >= line.level)) path.pop()
    if (line.isHeading) section = line.text
    const branch = { ...line, text: line.isHeading ? line.text : shownDuty(line.text), section, children: [] }
    lastOf(path, root).children.push(branch)
    path.push(branch)
  }
  return numbered(root, "0")
}

interface Branch extends Omit<Outline, "isHeading"> {
  readonly section: string | null
  readonly children: Array<Branch>
}

const lastOf = (path: ReadonlyArray<Branch>, root: Branch): Branch => path.at(-1) ?? root

const numbered = ({ text, anchor, section, children }: Branch, id: string): MindMap => ({
  id,
  text,
  anchor,
  ...(section === null ? {} : { section }),
  children: children.map((child, index) => numbered(child, `${id}.${index}`)),
})
