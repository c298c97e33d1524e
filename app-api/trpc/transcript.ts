import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { mutation, query, router } from "./trpc.ts"

export const transcriptRouter = router({
  assignSpeaker: mutation(assignSpeaker),
  editLines: mutation(editLines),
  editSpeakerNames: mutation(editSpeakerNames),
  getColumns: query(getColumns),
  getMoment: query(getMoment),
  getTranscript: query(getTranscript),
  mergeSpeakers: mutation(mergeSpeakers),
  renameSpeakers: mutation(renameSpeakers),
  undoMerge: mutation(undoMerge),
})
