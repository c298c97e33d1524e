import { Effect, Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { entryFields, SignedIn } from "../entry.ts"
import { humanField } from "../human-check.port.ts"
import { IdentityProvider } from "../identity-provider.port.ts"
import { signIn } from "../shared/enter.ts"
import { requireOffered } from "../shared/require-offered.ts"
import { consumeAttempt } from "../steps/attempts.ts"

const ProviderText = StorableText.check(notBlank, maxCharacters(4096))

/** Finishes an attempt with the code that Google sent back, once. If Google cannot be reached, the attempt can be repeated. */
export const signInByGoogle = useCase("signIn.signInByGoogle", {
  input: wire({
    code: ProviderText,
    /** As returned with the code. Without it, the code must belong to the device's latest attempt. */
    state: Schema.optionalKey(Schema.NullOr(ProviderText)),
    ...entryFields,
    /** Clients may send it; the check was made when the attempt began. */
    ...humanField,
  }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ code, state = null, ...entry }) {
    const provider = yield* IdentityProvider
    yield* requireOffered("google")
    const { attempt, restore } = yield* consumeAttempt(entry.deviceId, state)
    const proven = yield* provider.finish({ ...attempt, code }).pipe(
      Effect.tapErrorTag("ProviderUnavailable", () => restore),
    )
    return yield* signIn(Effect.succeed(proven), entry)
  }),
})
