import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { openTask } from "#domain/library/use-cases/open-task.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { DecodeErrorMiddleware } from "../decode-error-middleware.ts"
import { DefectMiddleware } from "../defect-middleware.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask } from "./parameters.ts"

const { get, post, put } = HttpApiEndpoint

/** What can be done with the tasks of an account. */
export const Transcription = HttpApiGroup.make("transcription").add(
  get("getTask", "/tasks/:id", { params: OneTask, ...answers(getTask.output) }),
  get("openTask", "/tasks/:id/overview", { params: OneTask, ...answers(openTask.output) }),
  get("listTasks", "/tasks", { query: listTasks.input, ...answers(listTasks.output) }),
  get("countTasks", "/tasks/count", { ...answers(countTasks.output) }),
  get("searchTasks", "/search", { query: searchTasks.input, ...answers(searchTasks.output) }),
  get("findByTitle", "/tasks/title/:date/:title", { params: findByTitle.input, ...answers(findByTitle.output) }),
  post("startTranscription", "/start-transcription/:id", { params: OneTask, ...answers(TaskView) }),
  post("startAnalysis", "/:id/analyze-meeting", {
    params: OneTask,
    payload: inputWithout(startAnalysis.input, "taskId"),
    ...answers(startAnalysis.output),
  }),
  post("cancelTask", "/tasks/:id/cancel", { params: OneTask, ...answers(TaskView) }),
  put("editTask", "/:id/edit", {
    params: OneTask,
    payload: inputWithout(editTask.input, "taskId"),
    ...answers(TaskView),
  }),
  put("editTogether", "/:id/edit-collaborative", {
    params: OneTask,
    payload: inputWithout(editTask.input, "taskId"),
    ...answers(TaskView),
  }),
  put("editSpeakerNames", "/:id/edit-speaker-names", {
    params: OneTask,
    payload: inputWithout(editSpeakerNames.input, "taskId"),
    ...answers(TaskView),
  }),
  put("editLines", "/:id/edit-lines", {
    params: OneTask,
    payload: inputWithout(editLines.input, "taskId"),
    ...answers(editLines.output),
  }),
  put("mergeSpeakers", "/:id/merge-speakers", {
    params: OneTask,
    payload: inputWithout(mergeSpeakers.input, "taskId"),
    ...answers(mergeSpeakers.output),
  }),
  put("undoMerge", "/:id/undo-merge", {
    params: OneTask,
    payload: inputWithout(undoMerge.input, "taskId"),
    ...answers(undoMerge.output),
  }),
  put("assignSpeaker", "/:id/assign-speaker", {
    params: OneTask,
    payload: inputWithout(assignSpeaker.input, "taskId"),
    ...answers(assignSpeaker.output),
  }),
  put("renameTask", "/:id/edit-title", {
    params: OneTask,
    payload: inputWithout(renameTask.input, "taskId"),
    ...answers(TaskView),
  }),
  post("shareTask", "/tasks/:id/share", { params: OneTask, ...answers(shareTask.output) }),
  put("toggleShare", "/tasks/:id/share_toggle", {
    params: OneTask,
    payload: inputWithout(toggleShare.input, "taskId"),
    ...answers(toggleShare.output),
  }),
  post("deleteTasks", "/tasks/delete-batch", { payload: deleteTasks.input, ...answers(deleteTasks.output) }),
  post("redrawMindMap", "/regenerate-xmind", { payload: redrawMindMap.input, ...answers(redrawMindMap.output) }),
  get("getSummary", "/tasks/:id/summary", { params: OneTask, ...answers(getSummary.output) }),
  get("getMindMap", "/tasks/:id/mind-map", { params: OneTask, ...answers(getMindMap.output) }),
  get("getTranscript", "/tasks/:id/transcript", {
    params: OneTask,
    query: inputWithout(getTranscript.input, "taskId"),
    ...answers(getTranscript.output),
  }),
  get("getMoment", "/tasks/:id/moment", {
    params: OneTask,
    query: inputWithout(getMoment.input, "taskId"),
    ...answers(getMoment.output),
  }),
).prefix("/api/transcription").middleware(Authentication).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
