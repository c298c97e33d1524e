import { writeOver } from "#adapters/storage/local-disk/move-in.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { Effect, Layer } from "effect"
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { chmod, readFile } from "node:fs/promises"

export interface SealerOptions {
  /** The deployment's secret; without one, a key is generated and stored in `file`, readable by its owner only. */
  readonly secret: string | null
  readonly file: string
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM. */
export const layer = ({ secret, file }: SealerOptions): Layer.Layer<Sealer> =>
  Layer.sync(Sealer, () => {
    const bytes = secret === null ? () => storedKey(file) : () => Promise.resolve(Buffer.from(secret))
    let derived: Promise<Buffer> | null = null
    const key = (): Promise<Buffer> =>
      derived ??= bytes().then((material) => Buffer.from(hkdfSync("sha256", material, "", "parley sealer", 32)))
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

const storedKey = async (file: string): Promise<Buffer> => {
  const found = await readFile(file).catch(() => Buffer.alloc(0))
  if (found.length === 32) {
    await chmod(file, 0o600)
    return found
  }
  const made = randomBytes(32)
  await writeOver(made, file)
  return made
}
