import { DateTime, Effect, Schema } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { McpScope } from "../../kernel/actor.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { ConnectedAppId } from "../../kernel/ids.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireConfirmed } from "../../passkey/shared/require-confirmed.ts"
import { requireFeature } from "../../plan/feature.ts"
import { ConnectedAppView, viewOf } from "../app-view.ts"
import { ConnectedAppStore } from "../connected-app-store.port.ts"

/** Lets a program into the caller's account, who said so on the consent page. */
export const connectApp = useCase("connectedApp.connectApp", {
  input: wire({
    grantId: Schema.String,
    name: Schema.String,
    host: Schema.String,
    scopes: Schema.Array(McpScope),
  }),
  output: ConnectedAppView,
  run: Effect.fnUntraced(function*({ grantId, name, host, scopes }) {
    const user = yield* currentInUse
    yield* Effect.fromResult(requireFeature(user.plan, "MCP_ACCESS"))
    yield* requireConfirmed
    const apps = yield* ConnectedAppStore
    const id = ConnectedAppId.make(yield* (yield* IdSource).next)
    const createdAt = yield* DateTime.now
    const app = { id, userId: user.id, grantId, name: tidyName(name), host, scopes, createdAt, lastUsedAt: null }
    yield* apps.insert(app)
    return viewOf(app)
  }),
})
