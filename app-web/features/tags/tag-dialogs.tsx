import { closeTagDialog, tagDialog } from "#web/entities/tag/tag-dialog.ts"
import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { PutTags } from "./put-tags.tsx"
import { TagManager } from "./tag-manager.tsx"

/** The open dialog about tags, if any. */
export const TagDialogs = (): ReactElement | null => {
  const open = useStore(tagDialog)
  if (open === null) return null
  return open.kind === "put"
    ? <PutTags files={open.files} onClose={closeTagDialog} />
    : <TagManager onClose={closeTagDialog} />
}
