import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { FolderId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { FolderStore } from "../folder-store.port.ts"
import { publishFoldersChanged } from "../steps/publish-folders-changed.ts"

/** Deletes a folder. Its tasks are kept, in no folder. */
export const deleteFolder = useCase("folder.deleteFolder", {
  input: Schema.Struct({ id: FolderId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const folders = yield* FolderStore
    const owner = yield* signedIn
    yield* folders.remove(id, owner)
    yield* publishFoldersChanged(owner)
    return {}
  }),
})
