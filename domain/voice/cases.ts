import { acceptSuggestion } from "./use-cases/accept-suggestion.ts"
import { deleteVoice } from "./use-cases/delete-voice.ts"
import { deleteVoices } from "./use-cases/delete-voices.ts"
import { dismissSuggestion } from "./use-cases/dismiss-suggestion.ts"
import { getTaskVoices } from "./use-cases/get-task-voices.ts"
import { keepVoice } from "./use-cases/keep-voice.ts"
import { listVoices } from "./use-cases/list-voices.ts"
import { renameVoice } from "./use-cases/rename-voice.ts"
import { switchRecognition } from "./use-cases/switch-recognition.ts"

export const voiceCases = [
  acceptSuggestion,
  deleteVoice,
  deleteVoices,
  dismissSuggestion,
  getTaskVoices,
  keepVoice,
  listVoices,
  renameVoice,
  switchRecognition,
] as const
