import { DateTime, Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { ConnectedAppView, viewOf } from "../app-view.ts"
import { ConnectedAppStore } from "../connected-app-store.port.ts"

export const listConnectedApps = useCase("connectedApp.listConnectedApps", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(ConnectedAppView) }),
  run: Effect.fnUntraced(function*() {
    const apps = yield* ConnectedAppStore
    return { items: (yield* apps.list(yield* signedIn, yield* DateTime.now)).map(viewOf) }
  }),
})
