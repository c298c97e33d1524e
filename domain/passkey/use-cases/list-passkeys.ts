import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { PasskeyStore } from "../passkey-store.port.ts"
import { PasskeyView, viewOf } from "../passkey-view.ts"

export const listPasskeys = useCase("passkey.listPasskeys", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(PasskeyView) }),
  run: Effect.fnUntraced(function*() {
    const passkeys = yield* PasskeyStore
    return { items: (yield* passkeys.list(yield* signedIn)).map(viewOf) }
  }),
})
