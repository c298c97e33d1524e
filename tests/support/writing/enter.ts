import { Schema } from "effect"
import { aTask } from "../a-task.ts"
import { tokens, type Who } from "../http/a-server.ts"

const Entered = Schema.Struct({
  result: Schema.Struct({
    data: Schema.Struct({
      ticket: Schema.String,
      document: Schema.String,
      user: Schema.Struct({ id: Schema.String, name: Schema.String }),
      is_writer: Schema.Boolean,
    }),
  }),
})

/** A ticket for the document of the task, as the page gets it. */
export const enter = (server: string, as: Who, id: string = aTask().id) => enterWith(server, tokens[as], id)

export const enterWith = (server: string, token: string, id: string) => async () => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  const answer = await fetch(`${server}/trpc/writing.enterDocument`, {
    method: "POST",
    headers,
    body: JSON.stringify({ task_id: id }),
  })
  return Schema.decodeUnknownSync(Entered)(await answer.json()).result.data
}
