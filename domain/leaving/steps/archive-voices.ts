import { Effect, Schema } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { wire } from "../../kernel/wire.ts"
import { VoiceStore } from "../../voice/voice-store.port.ts"
import { vectorOf } from "../../voice/voice.ts"
import { jsonFile } from "./archive-parts.ts"

const KeptVoice = wire({
  name: Schema.String,
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
  model: Schema.String,
  /** What the voice sounds like to that model. */
  vector: Schema.Array(Schema.Finite),
})

/** The voices that the account keeps, with the numbers that they are known by: they are the account's data. */
export const voicesFile = Effect.fnUntraced(function*(owner: UserId) {
  const { list } = yield* VoiceStore
  const items = (yield* list(owner)).map(({ name, createdAt, updatedAt, model, samples }) => ({
    name,
    createdAt,
    updatedAt,
    model,
    vector: vectorOf({ samples }),
  }))
  return yield* jsonFile("voices.json", Schema.Struct({ items: Schema.Array(KeptVoice) }), { items })
})
