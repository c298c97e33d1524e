import { DateTime, Effect, Schema } from "effect"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { UnsubscribeLinkInvalid } from "../errors.ts"
import { MailChoiceStore } from "../mail-choice-store.port.ts"
import { MailKind } from "../mail-choices.ts"
import { unsubscriptionIn } from "../unsubscribe-token.ts"

/** Stops the mails that this link came with. Whoever has the mail may do that, signed in or not; twice is as good as once. */
export const unsubscribe = useCase("notification.unsubscribe", {
  input: wire({ token: Schema.String }),
  output: wire({ from: MailKind }),
  run: Effect.fnUntraced(function*({ token }) {
    const { open } = yield* TokenSigner
    const { find, save } = yield* MailChoiceStore
    const asked = unsubscriptionIn(yield* open(token))
    if (asked === null) return yield* new UnsubscribeLinkInvalid()
    const { unsubscribes, from } = asked
    const choices = yield* find(unsubscribes)
    if (choices[from]) yield* save(unsubscribes, { ...choices, [from]: false }, yield* DateTime.now)
    return { from }
  }),
})
