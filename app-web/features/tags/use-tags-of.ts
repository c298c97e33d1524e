import type { TaggedFile } from "#web/entities/tag/tag-dialog.ts"
import { useState } from "react"

/** How many of the files have each tag, by its name: as they were shown, and as they were changed here since. */
export const useTagsOf = (files: ReadonlyArray<TaggedFile>) => {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  /** On all of them, or on none; null for as it was. */
  const mark = (name: string, isOn: boolean | null) =>
    setChanged((before) => {
      const next = new Map(before)
      if (isOn === null) next.delete(name)
      else next.set(name, isOn)
      return next
    })
  const counts = new Map<string, number>()
  for (const { name } of files.flatMap(({ tags }) => tags)) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const [name, isOn] of changed) counts.set(name, isOn ? files.length : 0)
  return { counts, mark }
}
