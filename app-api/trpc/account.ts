import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { mutation, query, router } from "./trpc.ts"

export const accountRouter = router({
  editPreferences: mutation(editPreferences),
  getCurrentUser: query(getCurrentUser),
  getPreferences: query(getPreferences),
  signOut: mutation(signOut),
})
