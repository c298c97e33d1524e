import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { fitTranscript, saySpeakers, sayTranscript } from "../texts/transcript-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

/** There may be thousands of reassigned lines, and no tool takes them. */
const withoutLines = (answer: typeof mergeSpeakers.output.Type) => ({
  kept: { ...answer, merged: { ...answer.merged, segmentIds: [] } },
  rest: `Lines reassigned: ${answer.merged.segmentIds.length}.`,
})

export const transcriptTools = [
  tool(getTranscript, {
    name: "get_transcript",
    title: "Read a transcript",
    description:
      "Read a transcript as [mm:ss] Speaker: text lines, whole or in a range. Long ones are cut; the answer says "
      + "where to continue. While a recording is being transcribed, the lines finished so far are given.",
    fields: {
      ...taskIdField,
      from: "Milliseconds from the start of the recording.",
      to: "Milliseconds, exclusive.",
      words: "True to get each word with its time.",
      page: "Which page of the lines, from 1, if not all are wanted.",
      page_size: "Lines of a page, at most 1,000; 100 by default.",
    },
    fit: fitTranscript,
    isQuoted: true,
    say: sayTranscript,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(getMoment, {
    name: "get_moment",
    title: "Read around a time",
    description: "Read what was said around a moment, with the time of each word: to check a quote or its context.",
    fields: {
      ...taskIdField,
      at: "The moment, in milliseconds from the start.",
      around: "How many milliseconds before and after it; 15000 by default.",
    },
    fit: fitTranscript,
    isQuoted: true,
    say: sayTranscript,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(editSpeakerNames, {
    name: "edit_speaker_names",
    title: "Rename speakers",
    description: "Name the speakers of a transcript, wherever they speak. Ids and current names are in get_transcript.",
    fields: { ...taskIdField, speakers: "Each speaker's id with the new name; the others keep theirs." },
    idempotentHint: true,
    say: saySpeakers,
  }),
  tool(mergeSpeakers, {
    name: "merge_speakers",
    title: "Merge two speakers",
    description: "Merge two speakers who are the same person: `into` gets all lines of `from`, and `from` disappears. "
      + "It cannot be undone. Ids are in get_transcript.",
    fields: { ...taskIdField, from: "Id of the speaker who goes.", into: "Id of the speaker who stays." },
    destructiveHint: true,
    fit: withoutLines,
    say: saySpeakers,
  }),
  tool(assignSpeaker, {
    name: "assign_speaker",
    title: "Assign lines to a speaker",
    description: "Give some lines to another speaker: an existing one (speaker_id), or a new one (name). To rename a "
      + "speaker everywhere, use edit_speaker_names.",
    fields: {
      ...taskIdField,
      segment_ids: "Ids of the lines, from get_transcript.",
      speaker_id: "Id of an existing speaker; leave it out with name.",
      name: "What to call a new speaker; leave it out with speaker_id.",
    },
    say: saySpeakers,
  }),
]
