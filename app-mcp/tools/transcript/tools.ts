import { assignSpeakerTool } from "./assign-speaker.ts"
import { editSpeakerNamesTool } from "./edit-speaker-names.ts"
import { getMomentTool } from "./get-moment.ts"
import { getTranscriptTool } from "./get-transcript.ts"
import { mergeSpeakersTool } from "./merge-speakers.ts"

export const transcriptTools = [
  getTranscriptTool,
  getMomentTool,
  editSpeakerNamesTool,
  mergeSpeakersTool,
  assignSpeakerTool,
]
