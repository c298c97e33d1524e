import { confirm } from "#domain/passkey/use-cases/confirm.ts"
import { deletePasskey } from "#domain/passkey/use-cases/delete-passkey.ts"
import { listPasskeys } from "#domain/passkey/use-cases/list-passkeys.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { signInByPasskey } from "#domain/passkey/use-cases/sign-in-by-passkey.ts"
import { startConfirmation } from "#domain/passkey/use-cases/start-confirmation.ts"
import { startPasskeySignIn } from "#domain/passkey/use-cases/start-passkey-sign-in.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const PasskeyRoutes = HttpApiBuilder.group(
  Api,
  "passkey",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        startPasskeySignIn: ({ payload }) => answer(startPasskeySignIn, payload),
        signInByPasskey: ({ payload }) => answer(signInByPasskey, payload),
        listPasskeys: () => answer(listPasskeys, {}),
        startRegistration: () => answer(startRegistration, {}),
        registerPasskey: ({ payload }) => answer(registerPasskey, payload),
        deletePasskey: ({ params }) => answer(deletePasskey, params),
        startConfirmation: () => answer(startConfirmation, {}),
        confirm: ({ payload }) => answer(confirm, payload),
      })),
)
