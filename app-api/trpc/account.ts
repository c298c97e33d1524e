import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { inviteUser } from "#domain/account/use-cases/invite-user.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { mutation, operatorMutation, query, router } from "./trpc.ts"

export const accountRouter = router({
  disableUser: operatorMutation(disableUser),
  editLanguage: mutation(editLanguage),
  editPreferences: mutation(editPreferences),
  enableUser: operatorMutation(enableUser),
  endOtherSessions: mutation(endOtherSessions),
  endSession: mutation(endSession),
  getCurrentUser: query(getCurrentUser),
  getPreferences: query(getPreferences),
  inviteUser: operatorMutation(inviteUser),
  listSessions: query(listSessions),
  signOut: mutation(signOut),
})
