import { Passwords } from "#domain/kernel/passwords.port.ts"
import { Effect, Layer, Semaphore } from "effect"
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto"

const keyBytes = 32

/** `work` is the cost of a hash as a power of two: 15 takes 32 MB and about 0.1 s. */
export interface PasswordOptions {
  readonly work: number
}

/** scrypt, two at a time: more would take threads and memory from everything else. */
export const layer = ({ work }: PasswordOptions): Layer.Layer<Passwords> =>
  Layer.sync(Passwords, () => {
    const inTurn = Semaphore.makeUnsafe(2)
    const derive = (password: string, salt: Buffer, work: number) =>
      inTurn.withPermits(1)(Effect.promise(() => derived(password, salt, work)))
    return {
      hash: (password) =>
        Effect.suspend(() => {
          const salt = randomBytes(16)
          return Effect.map(
            derive(password, salt, work),
            (key) => ["scrypt", work, salt.toString("hex"), key.toString("hex")].join(":"),
          )
        }),
      matches: (password, hash) => {
        const [, work = "", salt = "", key = ""] = hash.split(":")
        const expected = Buffer.from(key, "hex")
        return Effect.map(
          derive(password, Buffer.from(salt, "hex"), Number(work)),
          (given) => given.length === expected.length && timingSafeEqual(given, expected),
        )
      },
    }
  })

/** The same characters may be composed in different ways by different keyboards. */
const derived = (password: string, salt: Buffer, work: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(
      password.normalize("NFKC"),
      salt,
      keyBytes,
      { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** (work + 11) },
      (error, key) => error ? reject(error) : resolve(key),
    )
  )
