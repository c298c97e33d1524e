import { createToken } from "./use-cases/create-token.ts"
import { createUser } from "./use-cases/create-user.ts"
import { disableUser } from "./use-cases/disable-user.ts"
import { editLanguage } from "./use-cases/edit-language.ts"
import { editPreferences } from "./use-cases/edit-preferences.ts"
import { enableUser } from "./use-cases/enable-user.ts"
import { endOtherSessions } from "./use-cases/end-other-sessions.ts"
import { endSession } from "./use-cases/end-session.ts"
import { getCurrentUser } from "./use-cases/get-current-user.ts"
import { getPreferences } from "./use-cases/get-preferences.ts"
import { getUser } from "./use-cases/get-user.ts"
import { inviteUser } from "./use-cases/invite-user.ts"
import { listSessions } from "./use-cases/list-sessions.ts"
import { listUsers } from "./use-cases/list-users.ts"
import { signOut } from "./use-cases/sign-out.ts"

export const accountCases = [
  createToken,
  createUser,
  disableUser,
  editLanguage,
  editPreferences,
  enableUser,
  endOtherSessions,
  endSession,
  getCurrentUser,
  getPreferences,
  getUser,
  inviteUser,
  listSessions,
  listUsers,
  signOut,
] as const
