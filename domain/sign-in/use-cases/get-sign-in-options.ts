import { Effect, Schema } from "effect"
import { CallerDevice } from "../../kernel/caller-device.ts"
import { editionOfCountry, OwnEdition } from "../../kernel/edition.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { OfferedSignIn, signInOptionFields } from "../sign-in-options.port.ts"

/** What is offered to someone who is not signed in, and the edition for their country, if it is the other one. */
export const getSignInOptions = useCase("signIn.getSignInOptions", {
  input: Schema.Struct({}),
  output: wire({
    ...signInOptionFields,
    /** Null also if the country is unknown. */
    recommendedEdition: Schema.NullOr(Schema.Literals(["international", "cn"])),
  }),
  run: Effect.fnUntraced(function*() {
    const { country } = yield* CallerDevice
    const edition = editionOfCountry(country)
    const isOther = edition !== null && edition !== (yield* OwnEdition)
    return { ...yield* OfferedSignIn, recommendedEdition: isOther ? edition : null }
  }),
})
