import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"

/** A file whose tags are asked about, as it is shown. */
export interface TaggedFile {
  readonly id: string
  readonly tags: ReadonlyArray<{ readonly name: string }>
}

type TagDialog = { readonly kind: "put"; readonly files: ReadonlyArray<TaggedFile> } | { readonly kind: "manage" }

/** The open dialog about tags, if any. */
export const tagDialog = storeOf<TagDialog | null>(null)

export const closeTagDialog = (): void => tagDialog.set(null)
onSignOut(closeTagDialog)

/** Asks which tags files have. */
export const openTags = (files: ReadonlyArray<TaggedFile>): void => {
  if (files.length > 0) tagDialog.set({ kind: "put", files })
}

export const openTagManager = (): void => tagDialog.set({ kind: "manage" })
