import { getMoment } from "#domain/transcript/use-cases/get-moment.ts"
import { fitTranscript, sayTranscript } from "../../texts/transcript-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const getMomentTool = tool(getMoment, {
  name: "get_moment",
  description: "Read what was said around a moment, with the time of each word: to check a quote or its context.",
  fields: {
    ...taskIdField,
    at: "The moment, in milliseconds from the start.",
    around: "How many milliseconds before and after it; 15000 by default.",
  },
  fit: fitTranscript,
  say: sayTranscript,
  readOnlyHint: true,
  idempotentHint: true,
})
