import type { TaskItem } from "#web/entities/task/task-item.ts"
import type { Answer } from "../search/use-found.ts"
import type { GroupName } from "./groups.ts"

interface Row {
  readonly task: TaskItem
  readonly answer: Answer | null
}

/** The part of the list under one heading. */
export interface Section {
  readonly name: GroupName
  readonly rows: ReadonlyArray<Row>
}

export type Entry =
  | { readonly kind: "head"; readonly name: GroupName }
  | { readonly kind: "row"; readonly row: Row }

/** A section and its position in the list. */
export interface Placed extends Section {
  readonly hasHead: boolean
  /** The index of its first entry, and of the one after its last. */
  readonly begin: number
  readonly end: number
}

/** A list that is not sorted by time has no headings. */
const hasHead = ({ name }: Section): boolean => name !== "all"

/** Headings and rows in the order they appear. */
export const entriesOf = (sections: ReadonlyArray<Section>): ReadonlyArray<Entry> =>
  sections.flatMap((section) => [
    ...(hasHead(section) ? [{ kind: "head", name: section.name } as const] : []),
    ...section.rows.map((row) => ({ kind: "row", row } as const)),
  ])

export const placeSections = (sections: ReadonlyArray<Section>): ReadonlyArray<Placed> => {
  let next = 0
  return sections.map((section) => {
    const { name, rows } = section
    const begin = next + (hasHead(section) ? 1 : 0)
    next = begin + rows.length
    return { name, rows, hasHead: hasHead(section), begin, end: next }
  })
}

export const keyOf = (entry: Entry | undefined): string =>
  entry === undefined ? "" : entry.kind === "head" ? entry.name : entry.row.task.id
