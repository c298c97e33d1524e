import { readFile } from "node:fs/promises"

/** Samples: 20 ms. */
const frame = 320

/** The first moment at or after `from` at which raw samples are loud, both in milliseconds; -1 if none is. */
export const loudFrom = async (path: string, from: number): Promise<number> => {
  const bytes = await readFile(path)
  for (let at = Math.floor(from / 20) * frame; (at + frame) * 2 <= bytes.length; at += frame) {
    let sum = 0
    for (let one = at; one < at + frame; one++) sum += bytes.readInt16LE(one * 2) ** 2
    if (Math.sqrt(sum / frame) > 600) return at / 16
  }
  return -1
}
