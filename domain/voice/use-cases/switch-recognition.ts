import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"

/** Has voices recognised from now on, or not. Off, kept voices stay until they are deleted, and nothing is compared. */
export const switchRecognition = useCase("voice.switchRecognition", {
  input: wire({ isOn: Schema.Boolean }),
  output: wire({ isOn: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ isOn }) {
    const { setOn } = yield* VoiceStore
    yield* changeVoices((owner) => setOn(owner, isOn))
    return { isOn }
  }),
})
