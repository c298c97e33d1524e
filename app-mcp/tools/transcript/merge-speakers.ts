import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { saySpeakers } from "../../texts/transcript-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

/** The lines that changed hands may be thousands, and no tool takes them. */
const withoutLines = (answer: typeof mergeSpeakers.output.Type) => ({
  kept: { ...answer, merged: { ...answer.merged, segmentIds: [] } },
  rest: `Lines that changed hands: ${answer.merged.segmentIds.length}.`,
})

export const mergeSpeakersTool = tool(mergeSpeakers, {
  name: "merge_speakers",
  description: "Make one speaker of two that are the same person: `into` gets all lines of `from`, and `from` is gone. "
    + "It cannot be undone. Ids are in get_transcript.",
  fields: { ...taskIdField, from: "Id of the speaker who goes.", into: "Id of the speaker who stays." },
  destructiveHint: true,
  fit: withoutLines,
  say: saySpeakers,
})
