import type { Group } from "pdfmake/js/index.js"

/** Consecutive items form one list; deeper ones form a list inside the item before them. */
export const listGroups = () => {
  let open: ReadonlyArray<{ readonly list: Group; readonly item: Group }> = []
  return {
    /** The group of the next item. */
    item: (level: number): Group => {
      const above = open.slice(0, level)
      const parent = above.at(-1)?.item
      const list = open[level]?.list ?? { type: "L", ...(parent === undefined ? {} : { within: parent }) }
      const item: Group = { type: "LI", within: list }
      open = [...above, { list, item }]
      return item
    },
    end: (): void => {
      open = []
    },
  }
}
