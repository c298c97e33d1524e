import { createHmac } from "node:crypto"

/** Signs after Standard Webhooks: HMAC-SHA256 of id, time and body by the bytes of the secret, one signature for each secret. */
export const signaturesOf = (
  secrets: ReadonlyArray<string>,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string =>
  secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
  }).join(" ")
