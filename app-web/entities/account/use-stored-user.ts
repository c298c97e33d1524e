import { useToken } from "#web/lib/session.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"
import { clearStrayToken, storeUser } from "./stored-user.ts"

/** Stores who is signed in. A token without a stored user is looked up. */
export const useStoredUser = (): void => {
  const token = useToken()
  const { data: user, error } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  useEffect(() => {
    // An answer that arrives after signing out belongs to nobody.
    if (user !== undefined && token !== null) storeUser(user)
  }, [user, token])
  useEffect(() => {
    if (error !== null) clearStrayToken(error)
  }, [error])
}
