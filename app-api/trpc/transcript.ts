import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mutation, query, router } from "./trpc.ts"

export const transcriptRouter = router({
  editSpeakerNames: mutation(editSpeakerNames),
  getMoment: query(getMoment),
  getTranscript: query(getTranscript),
})
