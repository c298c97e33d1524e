import { Effect } from "effect"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { maxCharacters, notBlank, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AccessTokenVerifier } from "../access-token-verifier.port.ts"
import { entryFields, SignedIn } from "../entry.ts"
import { signIn } from "../shared/enter.ts"

/** Exchanges an access token of Supabase for a session of this server. */
export const signInBySupabase = useCase("signIn.signInBySupabase", {
  input: wire({ accessToken: StorableText.check(notBlank, maxCharacters(8192)), ...entryFields }),
  output: SignedIn,
  run: Effect.fnUntraced(function*({ accessToken, ...entry }) {
    const { verify } = yield* AccessTokenVerifier
    yield* limitNetwork("sign-ins from a network")
    return yield* signIn(Effect.succeed(yield* verify(accessToken)), entry)
  }),
})
