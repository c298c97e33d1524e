import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { saySpeakers } from "../../texts/transcript-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const assignSpeakerTool = tool(assignSpeaker, {
  name: "assign_speaker",
  description: "Give some lines to another speaker: an existing one (speaker_id), or a new one (name). To rename a "
    + "speaker everywhere use edit_speaker_names.",
  fields: {
    ...taskIdField,
    segment_ids: "Ids of the lines, from get_transcript.",
    speaker_id: "Id of an existing speaker; leave it out with name.",
    name: "What to call a new speaker; leave it out with speaker_id.",
  },
  say: saySpeakers,
})
