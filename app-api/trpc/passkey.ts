import { confirm } from "#domain/passkey/use-cases/confirm.ts"
import { deletePasskey } from "#domain/passkey/use-cases/delete-passkey.ts"
import { listPasskeys } from "#domain/passkey/use-cases/list-passkeys.ts"
import { registerPasskey } from "#domain/passkey/use-cases/register-passkey.ts"
import { signInByPasskey } from "#domain/passkey/use-cases/sign-in-by-passkey.ts"
import { startConfirmation } from "#domain/passkey/use-cases/start-confirmation.ts"
import { startPasskeySignIn } from "#domain/passkey/use-cases/start-passkey-sign-in.ts"
import { startRegistration } from "#domain/passkey/use-cases/start-registration.ts"
import { mutation, openMutation, query, router } from "./trpc.ts"

export const passkeyRouter = router({
  confirm: mutation(confirm),
  deletePasskey: mutation(deletePasskey),
  listPasskeys: query(listPasskeys),
  registerPasskey: mutation(registerPasskey),
  signInByPasskey: openMutation(signInByPasskey),
  startConfirmation: mutation(startConfirmation),
  startPasskeySignIn: openMutation(startPasskeySignIn),
  startRegistration: mutation(startRegistration),
})
