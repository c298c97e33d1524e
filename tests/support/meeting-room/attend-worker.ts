import { Effect, Schema } from "effect"
import { attending } from "./attending.ts"

const Asked = Schema.Struct({ url: Schema.String, name: Schema.String, inside: Schema.Array(Schema.String) })

/** Attends a room in a process of its own, which is there to be killed. It says where its tracks are, and when it was let in. */
process.once("message", (raw) => {
  const { url, name, inside } = Schema.decodeUnknownSync(Asked)(raw)
  void Effect.runPromise(
    Effect.gen(function*() {
      const guest = yield* attending({ inside: new Set(inside) }, { url, name })
      yield* guest.when("LetIn")
      process.send?.({ letIn: Date.now() })
      yield* guest.when("Track")
      process.send?.({ track: guest.track(name) })
      yield* guest.ended
    }).pipe(Effect.scoped),
  )
})
