import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { changeTranscript } from "../steps/change-transcript.ts"
import { Name, nameSpeakers } from "../steps/name-speakers.ts"

/** Renames speakers throughout the transcript. Names need not be unique; speakers that are not listed keep theirs. */
export const editSpeakerNames = useCase("transcript.editSpeakerNames", {
  input: wire({ taskId: TaskId, speakers: Schema.NonEmptyArray(Name) }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, speakers }) {
    yield* requireSpace()
    yield* changeTranscript(taskId, nameSpeakers(taskId, speakers))
    return yield* viewItem(yield* requireTask(taskId))
  }),
})
