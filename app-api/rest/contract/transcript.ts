import { TaskView } from "#domain/library/task-view.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { listChanges } from "#domain/transcript/use-cases/list-changes.ts"
import { listPeople } from "#domain/transcript/use-cases/list-people.ts"
import { listRecognisers } from "#domain/transcript/use-cases/list-recognisers.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "./shapes.ts"

const { get, post, put } = HttpApiEndpoint

export const Transcript = HttpApiGroup.make("transcript").annotate(OpenApi.Description, "Lines and speakers").add(
  get("getTranscript", "/tasks/:id/transcript", {
    params: OneTask,
    query: inputWithout(getTranscript.input, "taskId"),
    ...answers(getTranscript.output),
  }).annotateMerge(
    says(
      "Get lines of a transcript",
      "The lines that overlap `from` to `to`, in milliseconds; all lines by default. Words with their times are included on request.",
    ),
  ),
  get("getMoment", "/tasks/:id/moment", {
    params: OneTask,
    query: inputWithout(getMoment.input, "taskId"),
    ...answers(getMoment.output),
  }).annotateMerge(
    says(
      "Get the lines around a time",
      "The lines spoken from `around` milliseconds before `at` to `around` after it, with words.",
    ),
  ),
  get("getColumns", "/tasks/:id/columns", {
    params: OneTask,
    query: inputWithout(getColumns.input, "taskId"),
    ...answers(getColumns.output),
  }).annotateMerge(
    says(
      "Get a transcript as columns",
      "All lines as one list per field, for clients that show thousands of lines. Under its current `revision` the answer can be cached for good.",
    ),
  ),
  put("editLines", "/:id/edit-lines", {
    params: OneTask,
    payload: inputWithout(editLines.input, "taskId"),
    ...answers(editLines.output),
  }).annotateMerge(
    says(
      "Edit lines of a transcript",
      "Like editing a task, with a short answer, for editors that save while the user types.",
    ),
  ),
  put("splitLine", "/:id/split-line", {
    params: OneTask,
    payload: inputWithout(splitLine.input, "taskId"),
    ...answers(splitLine.output),
  }).annotateMerge(
    says("Split a line", "Divides `line` before the character `at` of its text, at the time when that is said."),
  ),
  put("joinLines", "/:id/join-lines", {
    params: OneTask,
    payload: inputWithout(joinLines.input, "taskId"),
    ...answers(joinLines.output),
  }).annotateMerge(
    says(
      "Join lines",
      "Makes one line of several that follow each other. It keeps the id and the speaker of the first.",
    ),
  ),
  put("deleteLines", "/:id/delete-lines", {
    params: OneTask,
    payload: inputWithout(deleteLines.input, "taskId"),
    ...answers(deleteLines.output),
  }).annotateMerge(says("Delete lines", "`change_id` in the answer undoes it.")),
  put("replaceText", "/:id/replace-text", {
    params: OneTask,
    payload: inputWithout(replaceText.input, "taskId"),
    ...answers(replaceText.output),
  }).annotateMerge(
    says(
      "Replace a text everywhere",
      "Letters match whatever their case and accents, unless `match_case`. With `revision`, a transcript that has changed since is left alone.",
    ),
  ),
  put("undoChange", "/:id/undo-change", {
    params: OneTask,
    payload: inputWithout(undoChange.input, "taskId"),
    ...answers(undoChange.output),
  }).annotateMerge(
    says(
      "Undo a change of lines",
      "The newest change unless `change_id` names another. Refused if one of its lines has been changed since.",
    ),
  ),
  post("retranscribe", "/tasks/:id/retranscribe", {
    params: OneTask,
    payload: inputWithout(retranscribe.input, "taskId"),
    ...answers(retranscribe.output),
  }).annotateMerge(
    says(
      "Transcribe a span again",
      "From `from` to `to`, in milliseconds. Edited lines stay unless `replace` lists them. Only the span is charged; the old text can be brought back.",
    ),
  ),
  get("listRecognisers", "/recognisers", answers(listRecognisers.output)).annotateMerge(
    says("List engines", "Those that can transcribe a span again, the preferred one first."),
  ),
  get("listPeople", "/people", answers(listPeople.output)).annotateMerge(
    says(
      "List people",
      "The names given to speakers in the account’s recordings, those of the newest recording first.",
    ),
  ),
  get("listChanges", "/tasks/:id/changes", { params: OneTask, ...answers(listChanges.output) }).annotateMerge(
    says("List changes of lines", "Those that can still be undone, newest first: what was changed, by whom and when."),
  ),
  put("editSpeakerNames", "/:id/edit-speaker-names", {
    params: OneTask,
    payload: inputWithout(editSpeakerNames.input, "taskId"),
    ...answers(TaskView),
  }).annotateMerge(says("Rename speakers", "Names need not be unique. Speakers that are not listed keep theirs.")),
  put("mergeSpeakers", "/:id/merge-speakers", {
    params: OneTask,
    payload: inputWithout(mergeSpeakers.input, "taskId"),
    ...answers(mergeSpeakers.output),
  }).annotateMerge(
    says("Merge two speakers", "All lines of `from` become those of `into`. `merged` in the answer undoes it."),
  ),
  put("undoMerge", "/:id/undo-merge", {
    params: OneTask,
    payload: inputWithout(undoMerge.input, "taskId"),
    ...answers(undoMerge.output),
  }).annotateMerge(
    says(
      "Undo a merge of speakers",
      "Takes the `merged` of the merge. Lines that were reassigned since stay as they are.",
    ),
  ),
  put("assignSpeaker", "/:id/assign-speaker", {
    params: OneTask,
    payload: inputWithout(assignSpeaker.input, "taskId"),
    ...answers(assignSpeaker.output),
  }).annotateMerge(
    says("Assign lines to a speaker", "Assigns lines to an existing speaker, or to a new one with this name."),
  ),
).prefix("/api/transcription").middleware(Authentication)
