import { Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { changeTranscript, TranscriptChange } from "../steps/change-transcript.ts"
import { Name, nameSpeakers } from "../steps/name-speakers.ts"

/** Renames speakers like `transcript.editSpeakerNames`, but answers briefly, for editors. */
export const renameSpeakers = useCase("transcript.renameSpeakers", {
  input: wire({ taskId: TaskId, speakers: Schema.NonEmptyArray(Name) }),
  output: TranscriptChange,
  run: ({ taskId, speakers }) => changeTranscript(taskId, nameSpeakers(taskId, speakers)),
})
