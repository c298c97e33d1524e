import { Sealer } from "#domain/kernel/sealer.port.ts"
import { Effect, Layer } from "effect"
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { derivedFrom, type SecretOptions } from "./server-key.ts"

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM. */
export const layer = (options: SecretOptions): Layer.Layer<Sealer> =>
  Layer.sync(Sealer, () => {
    const derive = derivedFrom(options)
    let derived: Promise<Buffer> | null = null
    const key = (): Promise<Buffer> => derived ??= derive("sealer")
    return {
      seal: (text) =>
        Effect.promise(async () => {
          const iv = randomBytes(ivBytes)
          const cipher = createCipheriv("aes-256-gcm", await key(), iv)
          const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
          return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
        }),
      open: (sealed) => Effect.promise(async () => opened(Buffer.from(sealed, "base64url"), await key())),
    }
  })

const opened = (bytes: Buffer, key: Buffer): string | null => {
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)]
  if (tag.length < tagBytes) return null
  const decipher = createDecipheriv("aes-256-gcm", key, iv).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8")
  } catch {
    // Sealed with another key, or changed: both fail to authenticate, and nothing else does.
    return null
  }
}
