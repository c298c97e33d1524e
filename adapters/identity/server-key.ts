import { writeOver } from "#adapters/storage/local-disk/move-in.ts"
import { ServerKey } from "#domain/kernel/server-key.port.ts"
import { Effect, Layer } from "effect"
import { hkdfSync, randomBytes } from "node:crypto"
import { chmod, readFile } from "node:fs/promises"

export interface SecretOptions {
  /** The deployment's secret; without one, a key is generated and stored in `file`, readable by its owner only. */
  readonly secret: string | null
  readonly file: string
}

/** HKDF of the one secret. */
export const derivedFrom = ({ secret, file }: SecretOptions): (purpose: string) => Promise<Buffer> => {
  const bytes = secret === null ? () => storedKey(file) : () => Promise.resolve(Buffer.from(secret))
  let material: Promise<Buffer> | null = null
  return async (purpose) => Buffer.from(hkdfSync("sha256", await (material ??= bytes()), "", `parley ${purpose}`, 32))
}

export const layer = (options: SecretOptions): Layer.Layer<ServerKey> =>
  Layer.sync(ServerKey, () => {
    const derive = derivedFrom(options)
    return { derive: (purpose) => Effect.promise(() => derive(purpose)) }
  })

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
