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
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout, responding } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"
import { sendColumns } from "../streams-and-files/send-columns.ts"
import { sendTranscript } from "../streams-and-files/send-transcript.ts"

const { get, post, put } = HttpApiEndpoint

export const Transcript = HttpApiGroup.make("transcript").annotate(OpenApi.Description, "Lines and speakers").add(
  get("getTranscript", "/tasks/:id/transcript", {
    params: OneTask,
    query: inputWithout(getTranscript.input, "taskId"),
    ...answers(getTranscript.output),
  }).annotateMerge(
    says(
      "Get lines of a transcript",
      "The lines that overlap `from` to `to`, in milliseconds; all lines by default. `page` and `page_size` (100 lines unless given, 1,000 at most) return a part of them, with the `total`; of a large transcript no more than that is read. Words with their times are included on request.",
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
    says(
      "Split a line",
      "Splits `line` before the character `at` of its text, at the time when that character is spoken.",
    ),
  ),
  put("joinLines", "/:id/join-lines", {
    params: OneTask,
    payload: inputWithout(joinLines.input, "taskId"),
    ...answers(joinLines.output),
  }).annotateMerge(
    says(
      "Join lines",
      "Joins several consecutive lines into one. It keeps the id and the speaker of the first.",
    ),
  ),
  put("deleteLines", "/:id/delete-lines", {
    params: OneTask,
    payload: inputWithout(deleteLines.input, "taskId"),
    ...answers(deleteLines.output),
  }).annotateMerge(says("Delete lines", "Removes lines. Undo it with the `change_id` in the answer.")),
  put("replaceText", "/:id/replace-text", {
    params: OneTask,
    payload: inputWithout(replaceText.input, "taskId"),
    ...answers(replaceText.output),
  }).annotateMerge(
    says(
      "Replace a text everywhere",
      "Case and accents are ignored unless `match_case` is true. With `revision`, the call is refused if the "
        + "transcript has changed since.",
    ),
  ),
  put("undoChange", "/:id/undo-change", {
    params: OneTask,
    payload: inputWithout(undoChange.input, "taskId"),
    ...answers(undoChange.output),
  }).annotateMerge(
    says(
      "Undo a change of lines",
      "Undoes the newest change, or the one named by `change_id`. Refused if one of its lines has been changed since.",
    ),
  ),
  post("retranscribe", "/tasks/:id/retranscribe", {
    params: OneTask,
    payload: inputWithout(retranscribe.input, "taskId"),
    ...answers(retranscribe.output),
  }).annotateMerge(
    says(
      "Transcribe a span again",
      "Transcribes from `from` to `to`, in milliseconds. Edited lines stay unless `replace` lists them. Only "
        + "the span is charged, and the old text can be restored.",
    ),
  ),
  get("listRecognisers", "/recognisers", answers(listRecognisers.output)).annotateMerge(
    says("List engines", "The engines that can transcribe a span again, the preferred one first."),
  ),
  get("listPeople", "/people", answers(listPeople.output)).annotateMerge(
    says(
      "List people",
      "The names given to speakers in the account’s recordings, those of the newest recording first.",
    ),
  ),
  get("listChanges", "/tasks/:id/changes", { params: OneTask, ...answers(listChanges.output) }).annotateMerge(
    says(
      "List changes of lines",
      "The changes that can still be undone, newest first: what was changed, by whom and when.",
    ),
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
    says("Merge two speakers", "Gives all lines of `from` to `into`. Undo it with `merged` from the answer."),
  ),
  put("undoMerge", "/:id/undo-merge", {
    params: OneTask,
    payload: inputWithout(undoMerge.input, "taskId"),
    ...answers(undoMerge.output),
  }).annotateMerge(
    says(
      "Undo a merge of speakers",
      "Takes `merged` from the answer to the merge. Lines that were reassigned since stay as they are.",
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

export const TranscriptRoutes = HttpApiBuilder.group(
  areaApi(Transcript),
  "transcript",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const respond = yield* responding
      return handlers
        .handleRaw(
          "getColumns",
          ({ params, query, request }) =>
            respond(sendColumns(params.id, query.revision, request.headers["if-none-match"])),
        )
        .handleRaw("getTranscript", ({ params, query }) => respond(sendTranscript({ ...query, taskId: params.id })))
        .handleAll({
          getMoment: ({ params, query }) => answer(getMoment, { ...query, taskId: params.id }),
          editLines: ({ params, payload }) => answer(editLines, { ...payload, taskId: params.id }),
          splitLine: ({ params, payload }) => answer(splitLine, { ...payload, taskId: params.id }),
          joinLines: ({ params, payload }) => answer(joinLines, { ...payload, taskId: params.id }),
          deleteLines: ({ params, payload }) => answer(deleteLines, { ...payload, taskId: params.id }),
          replaceText: ({ params, payload }) => answer(replaceText, { ...payload, taskId: params.id }),
          undoChange: ({ params, payload }) => answer(undoChange, { ...payload, taskId: params.id }),
          retranscribe: ({ params, payload }) => answer(retranscribe, { ...payload, taskId: params.id }),
          listPeople: () => answer(listPeople, {}),
          listRecognisers: () => answer(listRecognisers, {}),
          listChanges: ({ params }) => answer(listChanges, { taskId: params.id }),
          editSpeakerNames: ({ params, payload }) => answerTask(editSpeakerNames, { ...payload, taskId: params.id }),
          mergeSpeakers: ({ params, payload }) => answer(mergeSpeakers, { ...payload, taskId: params.id }),
          undoMerge: ({ params, payload }) => answer(undoMerge, { ...payload, taskId: params.id }),
          assignSpeaker: ({ params, payload }) => answer(assignSpeaker, { ...payload, taskId: params.id }),
        })
    }),
)
