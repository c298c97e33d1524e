import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { VoiceEmbedder } from "../../recognition/voice-embedder.port.ts"
import { VoiceStore } from "../voice-store.port.ts"
import { viewOf, VoiceView } from "../voice-view.ts"

/** The voices that the caller keeps, by name, whether recordings are compared with them, and whether this server can. */
export const listVoices = useCase("voice.listVoices", {
  input: Schema.Struct({}),
  output: wire({ isOffered: Schema.Boolean, isOn: Schema.Boolean, items: Schema.Array(VoiceView) }),
  run: Effect.fnUntraced(function*() {
    const { list, isOn } = yield* VoiceStore
    const model = yield* (yield* VoiceEmbedder).model
    const owner = yield* signedIn
    const items = (yield* list(owner)).map((voice) => viewOf(voice, model))
    return { isOffered: model !== null, isOn: yield* isOn(owner), items }
  }),
})
