import { Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { FolderId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { FolderStore } from "../folder-store.port.ts"
import { FolderView, viewOf } from "../folder-view.ts"
import { FolderName } from "../folder.ts"
import { publishFoldersChanged } from "../steps/publish-folders-changed.ts"
import { requireFreeName } from "../steps/require-free-name.ts"

export const renameFolder = useCase("folder.renameFolder", {
  input: wire({ id: FolderId, name: FolderName }),
  output: FolderView,
  run: Effect.fnUntraced(function*({ id, name }) {
    const owner = yield* signedIn
    yield* requireSpace()
    const folders = yield* FolderStore
    const { transaction } = yield* UnitOfWork
    yield* folders.get(id, owner)
    const renamed = yield* transaction(
      Effect.andThen(requireFreeName(owner, name, id), folders.rename(id, owner, tidyName(name))),
    )
    yield* publishFoldersChanged(owner)
    return viewOf(renamed)
  }),
})
