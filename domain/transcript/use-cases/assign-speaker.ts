import { Schema } from "effect"
import { SegmentId, TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SpeakerName } from "../../task/speaker.ts"
import { assignLines } from "../steps/assign-lines.ts"
import { changeTranscript, TranscriptChange } from "../steps/change-transcript.ts"

/** Assigns lines to an existing speaker, or to a new one of this name, added at the end. */
export const assignSpeaker = useCase("transcript.assignSpeaker", {
  input: wire({
    taskId: TaskId,
    segmentIds: Schema.NonEmptyArray(SegmentId).check(Schema.isMaxLength(20_000)),
    speakerId: Schema.optionalKey(Schema.String),
    name: Schema.optionalKey(SpeakerName),
  }),
  output: TranscriptChange,
  run: ({ taskId, segmentIds, speakerId, name }) =>
    changeTranscript(taskId, assignLines(taskId, segmentIds, speakerId, name)),
})
