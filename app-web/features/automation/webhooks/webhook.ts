import type { RouterInput, RouterOutput } from "#web/request/trpc.ts"

export type Webhook = RouterOutput["webhook"]["listWebhooks"]["items"][number]
export type EventType = Webhook["events"][number]
export type Delivery = RouterOutput["webhook"]["listDeliveries"]["items"][number]
export type WebhookChange = Omit<RouterInput["webhook"]["createWebhook"], "name"> & { readonly name: string }

/** The name its owner gave it, or else where it leads. */
export const nameOf = ({ name, url }: Webhook): string =>
  name === "" ? url.replace(/^https?:\/\/([^/?]+).*$/iu, "$1") : name
