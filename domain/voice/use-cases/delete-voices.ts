import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"

/** Deletes all voices that the caller keeps for good, and every suggestion made from them. */
export const deleteVoices = useCase("voice.deleteVoices", {
  input: Schema.Struct({}),
  output: Schema.Struct({ deleted: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const { list, clear } = yield* VoiceStore
    return yield* changeVoices(Effect.fnUntraced(function*(owner) {
      const { length: deleted } = yield* list(owner)
      yield* clear(owner)
      return { deleted }
    }))
  }),
})
