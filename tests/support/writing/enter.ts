import { Schema } from "effect"
import { aTask } from "../a-task.ts"
import type { Who } from "../http/a-server.ts"
import { ask } from "../http/call.ts"

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
export const enter = (server: string, as: Who, id: string = aTask().id) => async () => {
  const answer = await ask(`${server}/trpc/writing.enterDocument`, "POST", { as, json: { task_id: id } })
  return Schema.decodeUnknownSync(Entered)(await answer.json()).result.data
}
