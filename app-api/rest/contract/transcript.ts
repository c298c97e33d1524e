import { TaskView } from "#domain/library/task-view.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask } from "./shapes.ts"

const { get, put } = HttpApiEndpoint

export const Transcript = HttpApiGroup.make("transcript").add(
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
  get("getColumns", "/tasks/:id/columns", {
    params: OneTask,
    query: inputWithout(getColumns.input, "taskId"),
    ...answers(getColumns.output),
  }),
  put("editLines", "/:id/edit-lines", {
    params: OneTask,
    payload: inputWithout(editLines.input, "taskId"),
    ...answers(editLines.output),
  }),
  put("editSpeakerNames", "/:id/edit-speaker-names", {
    params: OneTask,
    payload: inputWithout(editSpeakerNames.input, "taskId"),
    ...answers(TaskView),
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
).prefix("/api/transcription").middleware(Authentication)
