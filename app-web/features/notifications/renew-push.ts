import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { client } from "#web/request/trpc.ts"
import { ownEndpoint, renewed } from "./subscribe.ts"

/** Browsers change their address at the push service now and then: the server is given the present one. */
export const renewPush = async (): Promise<void> => {
  const known = safeLocalStorage.read(storageKeys.push)
  if (known === null || Notification.permission !== "granted" || (await ownEndpoint()) === known) return
  const { public_key: publicKey } = await client.notification.getNotifications.query({})
  const given = await renewed(publicKey)
  await client.notification.addPushDevice.mutate(given)
  safeLocalStorage.write(storageKeys.push, given.endpoint)
}
