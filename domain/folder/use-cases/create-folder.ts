import { DateTime, Effect } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
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

export const createFolder = useCase("folder.createFolder", {
  input: wire({ name: FolderName }),
  output: FolderView,
  run: Effect.fnUntraced(function*({ name }) {
    const ownerId = yield* signedIn
    yield* requireSpace()
    const folders = yield* FolderStore
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const createdAt = yield* DateTime.now
    const folder = { id: FolderId.make(yield* next), ownerId, name: tidyName(name), createdAt }
    yield* transaction(Effect.andThen(requireFreeName(ownerId, name), folders.insert(folder)))
    yield* publishFoldersChanged(ownerId)
    return viewOf(folder)
  }),
})
