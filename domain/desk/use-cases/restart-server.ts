import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { Restarts } from "../restarts.ts"

/** Starts the server that answers again, after what is under way has ended. */
export const restartServer = useCase("desk.restartServer", {
  input: Schema.Struct({}),
  output: wire({ drainSeconds: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const { restart } = yield* Restarts
    return yield* restart
  }),
})
