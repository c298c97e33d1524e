import { reportStatus } from "#web/entities/account/report-status.ts"
import { clearStrayToken, storeUser } from "#web/entities/account/stored-user.ts"
import { client } from "../calls/client.ts"

export interface KnownUser {
  readonly name: string
}

/** Whose session it is. A token that belongs to nobody is removed, with all that the browser kept of them. */
export const knownUser = async (): Promise<KnownUser | null> => {
  try {
    const user = await client.account.getCurrentUser.query({})
    storeUser(user)
    reportStatus({ isPaying: user.subscription.plan_type === "paid" })
    return { name: user.username ?? user.email ?? user.phone ?? "" }
  } catch (error) {
    clearStrayToken(error)
    return null
  }
}
