import { Context, type Effect } from "effect"

/** Which build of the web app this server sends: pages that run another one reload. */
export class WebVersion extends Context.Service<WebVersion, { readonly current: Effect.Effect<string> }>()(
  "app-api/http/WebVersion",
) {}
