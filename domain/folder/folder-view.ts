import { Schema } from "effect"
import { FolderId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Folder } from "./folder.ts"

/** A folder as its owner sees it. */
export const FolderView = wireAs("Folder", {
  id: FolderId,
  name: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
})
export type FolderView = typeof FolderView.Type

export const viewOf = ({ id, name, createdAt }: Folder): FolderView => ({ id, name, createdAt })
