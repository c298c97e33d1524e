import { DateTime, Effect } from "effect"
import { VoiceId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { VoiceEmbedder } from "../../recognition/voice-embedder.port.ts"
import { SpeakerName } from "../../task/speaker.ts"
import { VoiceExists, VoiceNotFound } from "../errors.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"
import { viewOf, VoiceView } from "../voice-view.ts"
import { nameKeyOf } from "../voice.ts"

/** Renames a kept voice; speakers of recordings keep their names. */
export const renameVoice = useCase("voice.renameVoice", {
  input: wire({ id: VoiceId, name: SpeakerName }),
  output: VoiceView,
  run: Effect.fnUntraced(function*({ id, name: written }) {
    const { list, save } = yield* VoiceStore
    const name = tidyName(written)
    const renamed = yield* changeVoices(Effect.fnUntraced(function*(owner) {
      const voices = yield* list(owner)
      const found = voices.find((one) => one.id === id)
      if (found === undefined) return yield* new VoiceNotFound()
      if (voices.some((one) => one.id !== id && nameKeyOf(one.name) === nameKeyOf(name))) {
        return yield* new VoiceExists()
      }
      const voice = { ...found, name, updatedAt: yield* DateTime.now }
      yield* save(voice)
      return voice
    }))
    return viewOf(renamed, yield* (yield* VoiceEmbedder).model)
  }),
})
