import { createECDH } from "node:crypto"

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** A pair of keys on P-256 from 32 secret bytes: the same for every process and after each start, and nothing to keep besides. */
export const vapidKeysFrom = (secret: Uint8Array): VapidKeys => {
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(secret)
  return {
    publicKey: curve.getPublicKey().toString("base64url"),
    privateKey: Buffer.from(secret).toString("base64url"),
  }
}

/** Whether these are the keys of a browser: a point on P-256, and 16 bytes. */
export const areKeys = ({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean => {
  const point = Buffer.from(p256dh, "base64url")
  if (point.length !== 65 || Buffer.from(auth, "base64url").length !== 16) return false
  const curve = createECDH("prime256v1")
  curve.generateKeys()
  try {
    curve.computeSecret(point)
    return true
  } catch {
    // Not on the curve.
    return false
  }
}
