import { createToken } from "./use-cases/create-token.ts"
import { createUser } from "./use-cases/create-user.ts"
import { editPreferences } from "./use-cases/edit-preferences.ts"
import { getCurrentUser } from "./use-cases/get-current-user.ts"
import { getPreferences } from "./use-cases/get-preferences.ts"
import { inviteUser } from "./use-cases/invite-user.ts"
import { listUsers } from "./use-cases/list-users.ts"
import { signOut } from "./use-cases/sign-out.ts"

export const accountCases = [
  createToken,
  createUser,
  editPreferences,
  getCurrentUser,
  getPreferences,
  inviteUser,
  listUsers,
  signOut,
] as const
