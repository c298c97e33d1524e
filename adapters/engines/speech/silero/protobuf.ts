/** A field of a message: a number, or bytes that may be text or another message. Fixed-width numbers are left out. */
type Field = readonly [number: number, value: number | Buffer]

/** The fields of a message in their order. */
const fieldsOf = (message: Buffer): ReadonlyArray<Field> => {
  const fields: Array<Field> = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let factor = 1;; factor *= 128) {
      const byte = message.readUInt8(at++)
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = varint()
    const [number, wire] = [key >>> 3, key & 7]
    if (wire === 0) fields.push([number, varint()])
    else if (wire === 2) {
      const length = varint()
      fields.push([number, message.subarray(at, at += length)])
    } else at += wire === 1 ? 8 : 4
  }
  return fields
}

/** What a message has in a field that holds bytes, as many times as it is repeated. */
export const bytesIn = (message: Buffer, field: number): ReadonlyArray<Buffer> =>
  fieldsOf(message).flatMap(([number, value]) => number === field && typeof value !== "number" ? [value] : [])

/** A message of these fields. Text and messages are written alike, and only numbers that are not negative. */
export const messageOf = (
  ...fields: ReadonlyArray<readonly [number: number, value: number | string | Uint8Array]>
): Buffer =>
  Buffer.concat(fields.flatMap(([number, value]) => {
    if (typeof value === "number") return [varintOf(number * 8), varintOf(value)]
    const bytes = Buffer.from(value)
    return [varintOf(number * 8 + 2), varintOf(bytes.length), bytes]
  }))

const varintOf = (value: number): Buffer => {
  const bytes: Array<number> = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push(rest % 128 + 128)
  return Buffer.from([...bytes, rest])
}
