import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { saySpeakers } from "../../texts/transcript-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const editSpeakerNamesTool = tool(editSpeakerNames, {
  name: "edit_speaker_names",
  description: "Name the speakers of a transcript, wherever they speak. Ids and present names are in get_transcript.",
  fields: { ...taskIdField, speakers: "Each speaker's id with the new name; the others keep theirs." },
  idempotentHint: true,
  say: saySpeakers,
})
