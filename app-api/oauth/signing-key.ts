import type { JWK } from "jose"
import { createECDH } from "node:crypto"

/** A key for ES256 made from 32 bytes, so that every process has the same one and none is stored. Nothing is signed with it: our tokens say nothing by themselves, but the library wants one. */
export const signingKey = (bytes: Uint8Array): JWK => {
  const curve = createECDH("prime256v1")
  curve.setPrivateKey(bytes)
  const point = curve.getPublicKey()
  const part = (from: number): string => point.subarray(from, from + 32).toString("base64url")
  const d = curve.getPrivateKey().toString("base64url")
  return { kty: "EC", crv: "P-256", alg: "ES256", use: "sig", d, x: part(1), y: part(33) }
}
