import { Effect, Schema } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { chosenFolder } from "../../folder/shared/chosen-folder.ts"
import { UploadId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskItem } from "../../task/task-item.ts"
import { Title } from "../../task/title.ts"
import { checkDuration, checkHotwords } from "../limits.ts"
import { inspectRecording } from "../steps/inspect-recording.ts"
import { validateUploads } from "../steps/received-uploads.ts"
import { recordingTask, totalSeconds } from "../steps/recording-task.ts"
import { storeUploadTasks } from "../steps/store-upload-tasks.ts"
import { optionFields, optionsFrom } from "../transcription-options.ts"

/**
 * Creates tasks from uploaded recordings: one each, or one from all, joined in the given order. Every file is checked
 * before anything is stored: invalid files refuse the request, each with its reason, and the uploads are kept.
 */
export const createTasks = useCase("intake.createTasks", {
  input: wire({
    uploadIds: Schema.NonEmptyArray(UploadId),
    /** For one task; several are named after their files. */
    title: Schema.optionalKey(Title),
    merge: Schema.optionalKey(Schema.Boolean),
    ...optionFields,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskItem) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, merge = false, folderId: choice, ...given }) {
    const { id: ownerId, plan } = yield* currentInUse
    const folderId = yield* chosenFolder(choice, ownerId)
    const options = optionsFrom(given)
    yield* Effect.fromResult(checkHotwords(plan, options.hotwords))
    const recordings = yield* validateUploads(uploadIds, ownerId, (one) => inspectRecording(one, merge ? null : plan))
    if (merge) yield* Effect.fromResult(checkDuration(plan, totalSeconds(recordings)))
    const groups = merge ? [recordings] : recordings.map((recording) => [recording])
    const facts = { ...given, title: groups.length === 1 ? title ?? null : null, options, ownerId, folderId }
    return yield* storeUploadTasks(facts, yield* Effect.forEach(groups, (group) => recordingTask(group, facts)))
  }, Effect.scoped),
})
