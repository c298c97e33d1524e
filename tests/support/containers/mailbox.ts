import { Effect, Schema } from "effect"
import { isListeningAt } from "../servers.ts"
import { inContainer } from "./in-container.ts"

const Listed = Schema.Struct({ messages: Schema.Array(Schema.Struct({ ID: Schema.String })) })

/** Mailpit in a container, emptied: where mail is sent to, and what it received as it came, oldest first. */
export const mailbox = Effect.promise(async () => {
  const { host, port, webPort } = await inContainer("mail", isListeningAt)
  const api = `http://${host}:${webPort}/api/v1`
  await fetch(`${api}/messages`, { method: "DELETE" })
  const received = Effect.promise(async () => {
    const { messages } = Schema.decodeUnknownSync(Listed)(await (await fetch(`${api}/messages`)).json())
    const ids = messages.map(({ ID }) => ID).toReversed()
    return Promise.all(ids.map(async (id) => (await fetch(`${api}/message/${id}/raw`)).text()))
  })
  return { url: `smtp://${host}:${port}`, received }
})
