import type { ServerEventBus } from "@modelcontextprotocol/server"
import type { News } from "./news.ts"

/** News for the streams that clients open. Nothing else is ever published: lists do not change while a client looks. */
export const busOf = (news: News): ServerEventBus => ({
  publish: () => undefined,
  subscribe: (listener) => news((uri) => listener({ kind: "resource_updated", uri })),
})
