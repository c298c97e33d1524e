import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
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
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendColumns } from "../streams-and-files/send-columns.ts"
import { sendTranscript } from "../streams-and-files/send-transcript.ts"

export const TranscriptRoutes = HttpApiBuilder.group(
  Api,
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
