import { Effect, Schema } from "effect"
import { VoiceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"

/** Deletes a kept voice for good. */
export const deleteVoice = useCase("voice.deleteVoice", {
  input: Schema.Struct({ id: VoiceId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const { remove } = yield* VoiceStore
    yield* changeVoices((owner) => remove(id, owner))
    return {}
  }),
})
