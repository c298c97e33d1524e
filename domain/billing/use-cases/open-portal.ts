import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireLiving } from "../shared/living-subscription.ts"
import { renewalsOf } from "../steps/providers.ts"

/** The provider's page where the card can be changed. */
export const openPortal = useCase("billing.openPortal", {
  input: Schema.Struct({}),
  output: wire({ url: Schema.String }),
  run: Effect.fnUntraced(function*() {
    const { provider, ref } = yield* requireLiving(yield* signedIn)
    const { url } = yield* PublicAddress
    const renewals = yield* renewalsOf(provider)
    return { url: yield* renewals.portal(ref, `${url}/transcribe/payment/plans`) }
  }),
})
