import { OfferedSignIn, type SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"
import { Layer } from "effect"
import { byMailOnly } from "./by-mail-only.ts"

/** A server that offers these ways to sign in. */
export const offering = (...names: ReadonlyArray<SignInOptions["methods"][number]["name"]>) =>
  Layer.succeed(OfferedSignIn, { ...byMailOnly, methods: names.map((name) => ({ name, isReady: true })) })
