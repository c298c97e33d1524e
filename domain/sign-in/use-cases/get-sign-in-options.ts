import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { OfferedSignIn, SignInOptions } from "../sign-in-options.port.ts"

export const getSignInOptions = useCase("signIn.getSignInOptions", {
  input: Schema.Struct({}),
  output: SignInOptions,
  run: () => OfferedSignIn.pipe(Effect.map((options) => options)),
})
