import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto"

/** The application's own key, as PEM in PKCS#1 or PKCS#8, or their base64 alone as Alipay's tool writes it; null for anything else. */
export const privateKeyOf = (text: string): string | null =>
  firstOf(["PRIVATE KEY", "RSA PRIVATE KEY"], text, createPrivateKey)?.export({ type: "pkcs1", format: "pem" })
    .toString()
    ?? null

/** Alipay's key, as PEM or its base64 alone as Alipay's console shows it; null for anything else. */
export const publicKeyOf = (text: string): string | null =>
  firstOf(["PUBLIC KEY"], text, createPublicKey)?.export({ type: "spki", format: "pem" }).toString() ?? null

const firstOf = (labels: ReadonlyArray<string>, text: string, read: (pem: string) => KeyObject): KeyObject | null => {
  const base64 = text.replace(/-----[A-Z ]+-----/g, "").replace(/\s|\\n/g, "")
  for (const label of labels) {
    try {
      const key = read(`-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----`)
      if (key.asymmetricKeyType === "rsa") return key
    } catch {
      // Not in this format: the next one is tried, and null says that none fits.
    }
  }
  return null
}
