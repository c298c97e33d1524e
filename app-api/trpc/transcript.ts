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
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { mutation, query, router } from "./trpc.ts"

export const transcriptRouter = router({
  assignSpeaker: mutation(assignSpeaker),
  deleteLines: mutation(deleteLines),
  editLines: mutation(editLines),
  editSpeakerNames: mutation(editSpeakerNames),
  getColumns: query(getColumns),
  getMoment: query(getMoment),
  getTranscript: query(getTranscript),
  joinLines: mutation(joinLines),
  listChanges: query(listChanges),
  listPeople: query(listPeople),
  listRecognisers: query(listRecognisers),
  mergeSpeakers: mutation(mergeSpeakers),
  renameSpeakers: mutation(renameSpeakers),
  replaceText: mutation(replaceText),
  retranscribe: mutation(retranscribe),
  splitLine: mutation(splitLine),
  undoChange: mutation(undoChange),
  undoMerge: mutation(undoMerge),
})
