import { acceptSuggestion } from "#domain/voice/use-cases/accept-suggestion.ts"
import { deleteVoice } from "#domain/voice/use-cases/delete-voice.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { dismissSuggestion } from "#domain/voice/use-cases/dismiss-suggestion.ts"
import { getTaskVoices } from "#domain/voice/use-cases/get-task-voices.ts"
import { keepVoice } from "#domain/voice/use-cases/keep-voice.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { renameVoice } from "#domain/voice/use-cases/rename-voice.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { mutation, query, router } from "./trpc.ts"

export const voiceRouter = router({
  acceptSuggestion: mutation(acceptSuggestion),
  deleteVoice: mutation(deleteVoice),
  deleteVoices: mutation(deleteVoices),
  dismissSuggestion: mutation(dismissSuggestion),
  getTaskVoices: query(getTaskVoices),
  keepVoice: mutation(keepVoice),
  listVoices: query(listVoices),
  renameVoice: mutation(renameVoice),
  switchRecognition: mutation(switchRecognition),
})
