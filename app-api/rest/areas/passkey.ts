import { confirm } from "#domain/passkey/use-cases/confirm.ts"
import { deletePasskey } from "#domain/passkey/use-cases/delete-passkey.ts"
import { listPasskeys } from "#domain/passkey/use-cases/list-passkeys.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { signInByPasskey } from "#domain/passkey/use-cases/sign-in-by-passkey.ts"
import { startConfirmation } from "#domain/passkey/use-cases/start-confirmation.ts"
import { startPasskeySignIn } from "#domain/passkey/use-cases/start-passkey-sign-in.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, delete: remove } = HttpApiEndpoint

export const Passkey = HttpApiGroup.make("passkey").annotate(
  OpenApi.Description,
  "Passkeys, for signing in and for confirming irreversible actions",
).add(
  post("startPasskeySignIn", "/api/auth/passkey/options", {
    payload: startPasskeySignIn.input,
    ...answers(startPasskeySignIn.output),
  }).annotateMerge(
    says(
      "Start signing in with a passkey",
      "`options` is the JSON text that `navigator.credentials.get` takes. Valid once, for five minutes, on this device.",
    ),
  ),
  post("signInByPasskey", "/api/auth/passkey", {
    payload: signInByPasskey.input,
    ...answers(signInByPasskey.output),
  }).annotateMerge(
    says("Sign in with a passkey", "Exchanges the credential that the browser returned, as JSON text, for a session."),
  ),
).middleware(Visiting).add(
  get("listPasskeys", "/api/auth/passkeys", { ...answers(listPasskeys.output) }).annotateMerge(
    says("List the passkeys", "Names, creation and last use; `is_synced` says whether it is copied to other devices."),
  ).middleware(Authentication),
  post("startRegistration", "/api/auth/passkeys/options", { ...answers(startRegistration.output) }).annotateMerge(
    says("Start adding a passkey", "`options` is the JSON text that `navigator.credentials.create` takes."),
  ).middleware(Authentication),
  post("registerPasskey", "/api/auth/passkeys", {
    payload: registerPasskey.input,
    ...answers(registerPasskey.output),
  }).annotateMerge(
    says(
      "Add a passkey",
      "Stores the passkey that the browser created. Without a `name` it is named after the browser. Ten per account.",
    ),
  ).middleware(Authentication),
  remove("deletePasskey", "/api/auth/passkeys/:id", { params: deletePasskey.input, ...answers(deletePasskey.output) })
    .annotateMerge(says("Remove a passkey", "It can no longer be used to sign in.")).middleware(Authentication),
  post("startConfirmation", "/api/auth/confirmation/options", { ...answers(startConfirmation.output) }).annotateMerge(
    says(
      "Start a confirmation",
      "After `ConfirmationRequired`: the JSON text that asks for one of the account's passkeys.",
    ),
  ).middleware(Authentication),
  post("confirm", "/api/auth/confirmation", { payload: confirm.input, ...answers(confirm.output) }).annotateMerge(
    says("Confirm with a passkey", "For five minutes, this session may do what needs confirmation."),
  ).middleware(Authentication),
)

export const PasskeyRoutes = HttpApiBuilder.group(
  areaApi(Passkey),
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
