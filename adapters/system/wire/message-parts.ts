import { randomUUID } from "node:crypto"

/** Characters of a part: a notification of PostgreSQL has 8000 bytes. */
const size = 7800
/** The most incomplete messages at a time; the oldest is dropped. */
const maxOpen = 256

/** A long message, which is JSON, in parts that can be sent one by one. */
export const split = (message: string): ReadonlyArray<string> => {
  const ascii = message.replaceAll(
    /[^\u0020-\u007E]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
  const count = Math.max(1, Math.ceil(ascii.length / size))
  const id = randomUUID()
  return Array.from({ length: count }, (_, at) => `${id} ${at} ${count} ${ascii.slice(at * size, (at + 1) * size)}`)
}

/** Returns the message whose last part this is; null while others are missing. */
export const joiner = (): (part: string) => string | null => {
  const open = new Map<string, Array<string>>()
  return (part) => {
    const [, id = "", at = "", count = "", text = ""] = /^(\S+) (\d+) (\d+) ([^]*)$/.exec(part) ?? []
    const parts = open.get(id) ?? []
    parts[Number(at)] = text
    open.set(id, parts)
    if (open.size > maxOpen) open.delete(open.keys().next().value ?? "")
    if (Object.keys(parts).length < Number(count)) return null
    open.delete(id)
    return parts.join("")
  }
}
