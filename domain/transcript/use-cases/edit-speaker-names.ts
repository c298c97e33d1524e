import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskView } from "../../task/task-view.ts"
import { ownTask, viewTask } from "../../task/use-cases/load-task.ts"
import { changeTranscript } from "./change-transcript.ts"
import { Name, nameSpeakers } from "./name-speakers.ts"

/** Renames speakers wherever they speak; two may have one name. Speakers that are not named keep their names. */
export const editSpeakerNames = useCase("transcript.editSpeakerNames", {
  input: wire({ taskId: TaskId, speakers: Schema.NonEmptyArray(Name) }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ taskId, speakers }) {
    yield* changeTranscript(taskId, nameSpeakers(taskId, speakers))
    return yield* viewTask(yield* ownTask(taskId))
  }),
})
