import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { ConnectedAppId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { ConnectedAppStore } from "../connected-app-store.port.ts"
import { ConnectedAppNotFound } from "../errors.ts"

/** Ends all that an app was given; what it is doing is broken off. */
export const disconnectApp = useCase("connectedApp.disconnectApp", {
  input: Schema.Struct({ id: ConnectedAppId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ id }) {
    const apps = yield* ConnectedAppStore
    const isRemoved = yield* apps.remove(id, yield* signedIn)
    return yield* isRemoved ? Effect.succeed({}) : new ConnectedAppNotFound()
  }),
})
