import { acceptSuggestion } from "#domain/voice/use-cases/accept-suggestion.ts"
import { deleteVoice } from "#domain/voice/use-cases/delete-voice.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { dismissSuggestion } from "#domain/voice/use-cases/dismiss-suggestion.ts"
import { getTaskVoices } from "#domain/voice/use-cases/get-task-voices.ts"
import { keepVoice } from "#domain/voice/use-cases/keep-voice.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { renameVoice } from "#domain/voice/use-cases/rename-voice.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const VoiceRoutes = HttpApiBuilder.group(
  Api,
  "voice",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listVoices: () => answer(listVoices, {}),
        switchRecognition: ({ payload }) => answer(switchRecognition, payload),
        deleteVoices: () => answer(deleteVoices, {}),
        renameVoice: ({ params, payload }) => answer(renameVoice, { ...payload, id: params.id }),
        deleteVoice: ({ params }) => answer(deleteVoice, params),
        getTaskVoices: ({ params }) => answer(getTaskVoices, { taskId: params.id }),
        keepVoice: ({ params, payload }) => answer(keepVoice, { ...payload, taskId: params.id }),
        acceptSuggestion: ({ params, payload }) => answer(acceptSuggestion, { ...payload, taskId: params.id }),
        dismissSuggestion: ({ params, payload }) => answer(dismissSuggestion, { ...payload, taskId: params.id }),
      })),
)
