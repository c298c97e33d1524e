import { Context, type Effect } from "effect"

/** Keys of this server, made from its one secret: the same for every process and after every start. */
export class ServerKey extends Context.Service<ServerKey, {
  /** 32 bytes for this purpose. From those of one purpose, those of another cannot be told. */
  readonly derive: (purpose: string) => Effect.Effect<Uint8Array>
}>()("domain/kernel/ServerKey") {}
