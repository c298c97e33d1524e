import { failed } from "./provider-failed.ts"

const most = 8_000_000

/** JSON of at most 8 MB; what sends more is cut off. */
export const jsonOf = async (body: AsyncIterable<Uint8Array> | null): Promise<unknown> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw failed("unreadable", "an answer without end")
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"))
  } catch {
    throw failed("unreadable", "an answer that is not JSON")
  }
}
