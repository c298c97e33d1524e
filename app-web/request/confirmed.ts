import { importWithRetry } from "./import-with-retry.ts"

/** Makes a call again if it was refused until the person has confirmed with a passkey, and they have. */
export const confirmed = async (call: () => Promise<Response>): Promise<Response> => {
  const response = await call()
  if (response.status !== 403 || !(await response.clone().text()).includes('"ConfirmationRequired"')) return response
  const { confirmByPasskey } = await importWithRetry(() => import("./passkeys.ts"))
  return await confirmByPasskey() ? call() : response
}
