import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"

export class FolderNotFound extends Schema.TaggedError<FolderNotFound>()("FolderNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Folder not found"
}

export class FolderNameTaken extends Schema.TaggedError<FolderNameTaken>()("FolderNameTaken", {}) {
  readonly kind = "conflict"
  readonly params = { field: "name" }
  override readonly message = "name: a folder with this name already exists"
}

export class AlreadyInFolder extends Schema.TaggedError<AlreadyInFolder>()("AlreadyInFolder", { taskId: TaskId }) {
  readonly kind = "conflict"
  override readonly message = "This task is already in that folder"
}
