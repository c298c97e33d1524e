import { confirm } from "./use-cases/confirm.ts"
import { deletePasskey } from "./use-cases/delete-passkey.ts"
import { listPasskeys } from "./use-cases/list-passkeys.ts"
import { registerPasskey } from "./use-cases/register-passkey.ts"
import { signInByPasskey } from "./use-cases/sign-in-by-passkey.ts"
import { startConfirmation } from "./use-cases/start-confirmation.ts"
import { startPasskeySignIn } from "./use-cases/start-passkey-sign-in.ts"
import { startRegistration } from "./use-cases/start-registration.ts"

export const passkeyCases = [
  confirm,
  deletePasskey,
  listPasskeys,
  registerPasskey,
  signInByPasskey,
  startConfirmation,
  startPasskeySignIn,
  startRegistration,
] as const
