import { importWithRetry } from "./import-with-retry.ts"

/** Repeats a call that was refused pending confirmation, once the person has confirmed with a passkey. */
export const confirmed = async (call: () => Promise<Response>): Promise<Response> => {
  const response = await call()
  if (response.status !== 403 || !(await response.clone().text()).includes('"ConfirmationRequired"')) return response
  const { confirmByPasskey } = await importWithRetry(() => import("./confirm-by-passkey.ts"))
  return await confirmByPasskey() ? call() : response
}
