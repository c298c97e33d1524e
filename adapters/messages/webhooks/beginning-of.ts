import type { IncomingMessage } from "node:http"

/** Bytes that are read of an answer, whatever it says of its length. */
const most = 4096

/** How an answer begins, as a line or some of text that can be stored and shown; nothing beyond that is read. */
export const beginningOf = async (answer: IncomingMessage, characters: number): Promise<string> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk)
    chunks.push(bytes)
    size += bytes.length
    if (size >= most) break
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, most))
  return Array.from(text.replaceAll(/[^\P{C}\n\t]/gu, "").trim()).slice(0, characters).join("").toWellFormed()
}
