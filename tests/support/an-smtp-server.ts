import { Effect, type Scope } from "effect"
import { SMTPServer } from "smtp-server"

export interface ReceivingServer {
  readonly url: string
  readonly received: Array<string>
}

/** A mail server on this machine; it refuses every recipient at refused.example. */
export const anSmtpServer: Effect.Effect<ReceivingServer, never, Scope.Scope> = Effect.gen(function*() {
  const received: Array<string> = []
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _, done) =>
      done(address.endsWith("@refused.example") ? new Error("no such mailbox") : undefined),
    onData: (stream, _, done) => {
      const parts: Array<Buffer> = []
      stream.on("data", (part: Buffer) => parts.push(part))
      stream.once("end", () => {
        received.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  yield* Effect.acquireRelease(
    Effect.promise(() => new Promise<void>((ready) => void server.listen(0, "127.0.0.1", () => ready()))),
    () => Effect.promise(() => new Promise<void>((done) => server.close(() => done()))),
  )
  const address = server.server.address()
  const port = address !== null && typeof address === "object" ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received }
})
