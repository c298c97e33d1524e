import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { fitTranscript, sayTranscript } from "../../texts/transcript-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const getTranscriptTool = tool(getTranscript, {
  name: "get_transcript",
  description:
    "Read a transcript as [mm:ss] Speaker: text lines, whole or in a range. Long ones are cut; the answer says "
    + "where to go on. While a recording is being transcribed, the lines finished so far are given.",
  fields: {
    ...taskIdField,
    from: "Milliseconds from the start of the recording.",
    to: "Milliseconds, exclusive.",
    words: "True to get each word with its time.",
  },
  fit: fitTranscript,
  say: sayTranscript,
  readOnlyHint: true,
  idempotentHint: true,
})
