import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { FolderStore } from "../folder-store.port.ts"
import { FolderView, viewOf } from "../folder-view.ts"

/** The caller's folders, by name. */
export const listFolders = useCase("folder.listFolders", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(FolderView) }),
  run: Effect.fnUntraced(function*() {
    const folders = yield* FolderStore
    return { items: (yield* folders.list(yield* signedIn)).map(viewOf) }
  }),
})
