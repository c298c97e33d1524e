import { Context, type Effect } from "effect"

/** The build of the web app that this server serves: pages running another one reload. */
export class WebVersion extends Context.Service<WebVersion, { readonly current: Effect.Effect<string> }>()(
  "app-api/http/WebVersion",
) {}
