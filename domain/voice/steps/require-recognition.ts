import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { VoiceEmbedder } from "../../recognition/voice-embedder.port.ts"
import { VoicesOff } from "../errors.ts"
import { VoiceStore } from "../voice-store.port.ts"

/** Refused unless the account has switched it on and this server has a model. */
export const requireRecognition = Effect.fnUntraced(function*(owner: UserId) {
  const { isOn } = yield* VoiceStore
  const model = yield* (yield* VoiceEmbedder).model
  if (model === null || !(yield* isOn(owner))) return yield* new VoicesOff()
  return model
})
