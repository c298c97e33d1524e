/** Values in one body: twice what 20,000 edited lines hold, the most that any call takes. */
export const mostValues = 200_000

const [quote, backslash, comma, bracket, brace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/**
 * Whether the bytes of a JSON text hold more values than any call needs: entries of lists, fields, and the lists and
 * objects themselves. Decoding takes its time with each of them, most of all where each is wrong.
 */
export const hasManyValues = (json: Uint8Array): boolean => {
  if (json.length <= mostValues) return false
  let left = mostValues
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (isText) {
      if (byte === backslash) at++
      else if (byte === quote) isText = false
    } else if (byte === quote) isText = true
    else if (isSign(byte) && --left < 0) return true
  }
  return false
}

const isSign = (byte: number | undefined): boolean => byte === comma || byte === bracket || byte === brace
