import { VoiceId } from "#domain/kernel/ids.ts"
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
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneVoice = { id: VoiceId }
const ofTask = "/api/transcription/tasks/:id/voices"

export const Voice = HttpApiGroup.make("voice").annotate(
  OpenApi.Description,
  "Voices that an account keeps, to recognise people in later recordings; off by default",
).add(
  get("listVoices", "/api/voices", { ...answers(listVoices.output) }).annotateMerge(
    says("List voices", "The voices that the caller keeps, by name, without what they sound like."),
  ),
  put("switchRecognition", "/api/voices", {
    payload: switchRecognition.input,
    ...answers(switchRecognition.output),
  }).annotateMerge(
    says("Switch recognising voices on or off", "Off, nothing is compared; kept voices stay until they are deleted."),
  ),
  remove("deleteVoices", "/api/voices", { ...answers(deleteVoices.output) }).annotateMerge(
    says("Delete all voices", "For good, with every suggestion made from them."),
  ),
  put("renameVoice", "/api/voices/:id", {
    params: OneVoice,
    payload: inputWithout(renameVoice.input, "id"),
    ...answers(renameVoice.output),
  }).annotateMerge(says("Rename a voice", "Speakers of recordings keep their names.")),
  remove("deleteVoice", "/api/voices/:id", { params: OneVoice, ...answers(deleteVoice.output) }).annotateMerge(
    says("Delete a voice", "For good."),
  ),
  get("getTaskVoices", ofTask, { params: OneTask, ...answers(getTaskVoices.output) }).annotateMerge(
    says("Voices of a task", "Who its speakers may be, and whose voices are kept from it; for its owner only."),
  ),
  post("keepVoice", `${ofTask}/keep`, {
    params: OneTask,
    payload: inputWithout(keepVoice.input, "taskId"),
    ...answers(keepVoice.output),
  }).annotateMerge(
    says("Keep the voice of a speaker", "To recognise it in later recordings; with `is_kept` false, no longer."),
  ),
  post("acceptSuggestion", `${ofTask}/accept`, {
    params: OneTask,
    payload: inputWithout(acceptSuggestion.input, "taskId"),
    ...answers(acceptSuggestion.output),
  }).annotateMerge(
    says("Accept a suggestion", "Renames the speaker, and the voice is known better from then on."),
  ),
  post("dismissSuggestion", `${ofTask}/dismiss`, {
    params: OneTask,
    payload: inputWithout(dismissSuggestion.input, "taskId"),
    ...answers(dismissSuggestion.output),
  }).annotateMerge(says("Dismiss a suggestion", "It is not made again for this speaker.")),
).middleware(Authentication)

export const VoiceRoutes = HttpApiBuilder.group(
  areaApi(Voice),
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
