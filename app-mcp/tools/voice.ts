import { acceptSuggestion } from "#domain/voice/use-cases/accept-suggestion.ts"
import { deleteVoice } from "#domain/voice/use-cases/delete-voice.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { dismissSuggestion } from "#domain/voice/use-cases/dismiss-suggestion.ts"
import { getTaskVoices } from "#domain/voice/use-cases/get-task-voices.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"
import { always } from "./questions.ts"

const suggestionFields = {
  ...taskIdField,
  speaker_id: "Id of the speaker, from suggest_speakers.",
  voice_id: "Id of the suggested voice, from suggest_speakers.",
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

export const voiceTools = [
  tool(getTaskVoices, {
    name: "suggest_speakers",
    title: "Suggest speakers",
    description:
      "Who the speakers of the user's recording may be, by the voices that the user keeps. Ask the user before "
      + "you accept one: voices that are alike may be of two people.",
    fields: taskIdField,
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ isOffered, isOn, suggestions }) =>
      !isOffered
        ? "This server has no model that compares voices."
        : !isOn
        ? "Recognising voices is switched off. The user can switch it on in the settings of the account."
        : suggestions.length === 0
        ? "Nobody is recognised"
        : suggestions.map(({ speakerId, name, voiceId, likeness }) =>
          `- speaker ${speakerId} may be "${name}" (voice ${voiceId}): alike by ${percent(likeness)}`
        ).join("\n"),
  }),
  tool(acceptSuggestion, {
    name: "accept_speaker",
    title: "Accept a suggested speaker",
    description: "Give a speaker the suggested name, once the user has confirmed it. The kept voice is improved by it.",
    fields: suggestionFields,
    say: ({ speakers }) => `Speakers: ${speakers.map(({ id, name }) => `${id} "${name}"`).join(", ")}`,
  }),
  tool(dismissSuggestion, {
    name: "dismiss_speaker",
    title: "Dismiss a suggested speaker",
    description: "Decline a suggestion, which is then not made again for this speaker.",
    fields: suggestionFields,
    idempotentHint: true,
    say: () => "Dismissed",
  }),
  tool(listVoices, {
    name: "list_voices",
    title: "List voices",
    description: "People whose voices the user keeps to recognise them in later recordings.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ isOn, items }) =>
      [
        ...items.map(({ id, name, recordings, isCurrent }) =>
          `- "${name}" ${id}: from ${recordings} recordings${isCurrent ? "" : ", kept with another model and not used"}`
        ),
        `Recognising voices is ${isOn ? "on" : "off"}`,
      ].join("\n"),
  }),
  tool(deleteVoice, {
    name: "delete_voice",
    title: "Delete a voice",
    description: "Delete a kept voice for good.",
    fields: { id: "Id of the voice, from list_voices." },
    destructiveHint: true,
    ask: always("Delete this kept voice for good?"),
    say: () => "Deleted",
  }),
  tool(deleteVoices, {
    name: "delete_all_voices",
    title: "Delete all voices",
    description: "Delete all voices that the user keeps, for good.",
    fields: {},
    destructiveHint: true,
    ask: always("Delete all kept voices for good?"),
    say: ({ deleted }) => `Deleted ${deleted}`,
  }),
]
