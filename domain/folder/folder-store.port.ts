import { Context, type Effect } from "effect"
import type { FolderId, UserId } from "../kernel/ids.ts"
import type { FolderNotFound } from "./errors.ts"
import type { Folder } from "./folder.ts"

/** How many tasks each folder of an account holds; empty ones are left out. */
export type TasksByFolder = ReadonlyMap<FolderId, number>

/** The folders of an account. Those of another account are not found. */
export class FolderStore extends Context.Service<FolderStore, {
  /** By name. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<Folder>>
  /** Inside a transaction, the folder cannot be removed before it ends. */
  readonly get: (id: FolderId, owner: UserId) => Effect.Effect<Folder, FolderNotFound>
  /** The account has no folder of this name: the caller holds the account's lock. */
  readonly insert: (folder: Folder) => Effect.Effect<void>
  readonly rename: (id: FolderId, owner: UserId, name: string) => Effect.Effect<Folder, FolderNotFound>
  /** Its tasks are kept, in no folder. */
  readonly remove: (id: FolderId, owner: UserId) => Effect.Effect<void, FolderNotFound>
  readonly count: (owner: UserId) => Effect.Effect<TasksByFolder>
}>()("domain/folder/FolderStore") {}
