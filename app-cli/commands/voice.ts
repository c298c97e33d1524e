import { VoiceId } from "#domain/kernel/ids.ts"
import { deleteVoice } from "#domain/voice/use-cases/delete-voice.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listVoices, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ id, name, recordings, isCurrent }) => [
      id,
      String(recordings),
      isCurrent ? "yes" : "no",
      name,
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listVoices.output)(found))
    const text = `${table(["ID", "RECORDINGS", "USED", "NAME"], rows)}\nRecognising voices is ${
      found.isOn ? "on" : "off"
    }`
    yield* print(json, encoded, text)
  }))).pipe(Command.withDescription("List the voices that an account keeps"))

const remove = Command.make(
  "delete",
  { id: Argument.String("voice-id").pipe(Argument.withSchema(VoiceId)), email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteVoice, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete a voice"))

const removeAll = Command.make(
  "delete-all",
  { email, json },
  ({ email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const done = yield* product.call(deleteVoices, {}, yield* accountOf(product, email))
      yield* print(json, done, `Deleted ${done.deleted}`)
    })),
).pipe(Command.withDescription("Delete all voices of an account"))

const off = Command.make("off", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    yield* product.call(switchRecognition, { isOn: false }, yield* accountOf(product, email))
    yield* print(json, { is_on: false }, "Recognising voices is off")
  }))).pipe(Command.withDescription("Switch recognising voices off; only people themselves switch it on"))

export const voice = Command.make("voice").pipe(
  Command.withDescription("Voices that an account keeps to recognise people"),
  Command.withSubcommands([list, remove, removeAll, off]),
)
