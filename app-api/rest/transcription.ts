import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { startTranscription } from "#domain/task/use-cases/start-transcription.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { answering, answeringWithTask } from "./envelope.ts"

export const TranscriptionRoutes = HttpApiBuilder.group(
  Api,
  "transcription",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      return handlers.handleAll({
        getTask: ({ params }) => answer(getTask, { taskId: params.id }),
        openTask: ({ params }) => answer(openTask, { taskId: params.id }),
        listTasks: ({ query }) => answer(listTasks, query),
        countTasks: () => answer(countTasks, {}),
        searchTasks: ({ query }) => answer(searchTasks, query),
        findByTitle: ({ params }) => answer(findByTitle, params),
        startTranscription: ({ params }) => answerTask(startTranscription, { taskId: params.id }),
        startAnalysis: ({ params, payload }) => answer(startAnalysis, { ...payload, taskId: params.id }),
        cancelTask: ({ params }) => answerTask(cancelTask, { taskId: params.id }),
        editTask: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
        editTogether: ({ params, payload }) => answerTask(editTask, { ...payload, taskId: params.id }),
        editSpeakerNames: ({ params, payload }) => answerTask(editSpeakerNames, { ...payload, taskId: params.id }),
        editLines: ({ params, payload }) => answer(editLines, { ...payload, taskId: params.id }),
        mergeSpeakers: ({ params, payload }) => answer(mergeSpeakers, { ...payload, taskId: params.id }),
        undoMerge: ({ params, payload }) => answer(undoMerge, { ...payload, taskId: params.id }),
        assignSpeaker: ({ params, payload }) => answer(assignSpeaker, { ...payload, taskId: params.id }),
        renameTask: ({ params, payload }) => answerTask(renameTask, { ...payload, taskId: params.id }),
        shareTask: ({ params }) => answer(shareTask, { taskId: params.id }),
        toggleShare: ({ params, payload }) => answer(toggleShare, { ...payload, taskId: params.id }),
        deleteTasks: ({ payload }) => answer(deleteTasks, payload),
        redrawMindMap: ({ payload }) => answer(redrawMindMap, payload),
        getSummary: ({ params }) => answer(getSummary, { taskId: params.id }),
        getMindMap: ({ params }) => answer(getMindMap, { taskId: params.id }),
        getTranscript: ({ params, query }) => answer(getTranscript, { ...query, taskId: params.id }),
        getMoment: ({ params, query }) => answer(getMoment, { ...query, taskId: params.id }),
      })
    }),
)
