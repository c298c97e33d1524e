import { Phone } from "#domain/account/user.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { behavesOn } from "../support/behaves.ts"

/** What every SmsSender must do. `sent` gives what arrived, as text. */
export const smsSenderContract = (
  name: string,
  layer: Layer.Layer<SmsSender>,
  sent: Effect.Effect<ReadonlyArray<string>>,
): void => {
  describe(`SmsSender: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "sends the code to the number",
      Effect.gen(function*() {
        const { send } = yield* SmsSender
        yield* send({ to: Phone.make("+8613800138000"), code: "013579", language: "zh" })
        const [last = ""] = (yield* sent).slice(-1)
        assert.include(last, "13800138000")
        assert.include(last, "013579")
      }),
    )
  })
}
