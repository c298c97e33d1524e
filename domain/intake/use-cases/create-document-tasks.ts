import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { UploadId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskItem } from "../../task/task-item.ts"
import { Title } from "../../task/title.ts"
import { checkTotalSize, documentTask, readDocument } from "../steps/document-task.ts"
import { findUploads, validateFound } from "../steps/received-uploads.ts"
import { storeUploadTasks } from "../steps/store-upload-tasks.ts"
import { optionsFrom, textOptionFields } from "../transcription-options.ts"

/** Creates a task from each uploaded document. Every file is read before anything is stored. */
export const createDocumentTasks = useCase("intake.createDocumentTasks", {
  input: wire({
    uploadIds: Schema.NonEmptyArray(UploadId),
    /** For one task; several are named after their files. */
    title: Schema.optionalKey(Title),
    ...textOptionFields,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskItem) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, folderId: choice, ...given }) {
    const user = yield* currentUser
    const folderId = yield* chosenFolder(choice, user.id)
    const uploads = yield* findUploads(uploadIds, user.id)
    yield* Effect.fromResult(checkTotalSize(uploads.values()))
    const documents = yield* validateFound(uploadIds, uploads, readDocument)
    const only = title === undefined || uploadIds.length > 1 ? null : tidyName(title)
    const facts = { user, folderId, title: only, options: optionsFrom(given), origin: given.origin }
    return yield* storeUploadTasks(
      { ownerId: user.id, folderId },
      yield* Effect.forEach(documents, (document) => documentTask(document, facts)),
    )
  }, Effect.scoped),
})
