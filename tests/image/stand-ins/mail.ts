import { randomUUID } from "node:crypto"
import { createServer } from "node:http"
import { SMTPServer } from "smtp-server"

// In the place of Mailpit: it takes all mail at port 1025, and shows it at 8025 as Mailpit does, by three of its calls.

/** The oldest first. */
const mails: Array<{ readonly ID: string; readonly raw: string }> = []

new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  onData: (stream, _, done) => {
    const parts: Array<Buffer> = []
    stream.on("data", (part: Buffer) => parts.push(part))
    stream.once("end", () => {
      mails.push({ ID: randomUUID(), raw: Buffer.concat(parts).toString() })
      done()
    })
  },
}).listen(1025, "0.0.0.0")

createServer(({ method, url = "" }, to) => {
  const raw = mails.find(({ ID }) => url === `/api/v1/message/${ID}/raw`)?.raw
  if (raw !== undefined) return void to.end(raw)
  if (url !== "/api/v1/messages") return void to.writeHead(404).end()
  if (method === "DELETE") mails.length = 0
  to.writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ messages: mails.toReversed().map(({ ID }) => ({ ID })) }))
}).listen(8025, "0.0.0.0")
process.stdout.write("A stand-in for Mailpit: smtp-server\n")
