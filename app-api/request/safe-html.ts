import { escapeToBuffer } from "hono/utils/html"

/** Text inside an element or an attribute. */
export const safe = (text: string): string => {
  const buffer: [string] = [""]
  escapeToBuffer(text, buffer)
  return buffer[0]
}
