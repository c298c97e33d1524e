import { IdSource } from "#domain/kernel/id-source.port.ts"
import { Clock, Effect, Layer } from "effect"
import { randomBytes } from "node:crypto"

/** The maximum of a 12-bit counter; beyond it the next millisecond is used early. */
const last = 0xfff

/** UUIDv7 (RFC 9562): 48 bits of milliseconds, 12 bits that count within one, 62 random bits. */
export const layer: Layer.Layer<IdSource> = Layer.sync(IdSource, () => {
  let moment = 0
  let count = 0
  return IdSource.of({
    next: Effect.map(Clock.currentTimeMillis, (now) => {
      if (now > moment) {
        moment = now
        count = randomBytes(1).readUInt8()
      } else if (count < last) {
        count += 1
      } else {
        moment += 1
        count = 0
      }
      return uuid(moment, count, randomBytes(8))
    }),
  })
})

const uuid = (moment: number, count: number, chance: Buffer): string => {
  const time = moment.toString(16).padStart(12, "0")
  const middle = `7${count.toString(16).padStart(3, "0")}`
  chance[0] = 0x80 | ((chance[0] ?? 0) & 0x3f)
  const rest = chance.toString("hex")
  return `${time.slice(0, 8)}-${time.slice(8)}-${middle}-${rest.slice(0, 4)}-${rest.slice(4)}`
}
