import { ofAccount, ofOwnerAlone, ofPerson, reading, type Row } from "./role-rows.ts"

/** Who may keep voices of people, and say whose they are. */
export const voiceRoles = {
  "voice.acceptSuggestion": ofOwnerAlone,
  "voice.deleteVoice": ofAccount,
  "voice.deleteVoices": ofAccount,
  "voice.dismissSuggestion": ofOwnerAlone,
  "voice.getTaskVoices": reading(ofOwnerAlone),
  "voice.keepVoice": ofOwnerAlone,
  "voice.listVoices": reading(ofAccount),
  "voice.renameVoice": ofAccount,
  "voice.switchRecognition": ofPerson,
} as const satisfies Readonly<Record<string, Row>>
