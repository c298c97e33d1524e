import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { deviceId, token } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf } from "#web/lib/store.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { client } from "./client.ts"
import { guest } from "./guest.ts"

/** Where the widget of the human check is shown, if one is configured. */
export const humanPlace = storeOf<HTMLElement | null>(null)

/** What the server requires before it lets a visitor in; null if it requires nothing. */
const proof = async (): Promise<string | null> => {
  const { kind, site_key: siteKey } = settings.signIn.human_check
  if (kind === "none") return null
  if (kind === "turnstile") {
    const { askTurnstile } = await importWithRetry(() => import("#web/features/sign-in/human/turnstile.ts"))
    const place = humanPlace.get()
    return place === null ? null : askTurnstile(place, siteKey ?? "")
  }
  const [{ solveAltcha }, { challenge = "" }] = await Promise.all([
    importWithRetry(() => import("#web/features/sign-in/human/solve-altcha.ts")),
    client.signIn.getHumanCheck.query({}),
  ])
  return solveAltcha(challenge)
}

/** The visit that is being opened: several files at once are one visitor's. */
let opening: Promise<void> | null = null

/** Makes sure that the server knows whose files are made: an account's, or a guest's of a week. */
export const enterAsSomeone = async (): Promise<void> => {
  if (token() !== null || guest.get() !== null) return
  opening ??= openVisit().finally(() => opening = null)
  await opening
}

const openVisit = async (): Promise<void> => {
  const turnstile_token = await proof()
  const { access_token } = await client.signIn.openVisit.mutate({ device_id: deviceId(), turnstile_token })
  safeLocalStorage.write(storageKeys.guest, access_token)
  guest.set(access_token)
}
