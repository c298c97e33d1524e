import { Context, type Effect } from "effect"

/** Unguessable bearer secrets. Only the hash is ever stored. */
export class Secrets extends Context.Service<Secrets, {
  /** 32 random bytes as URL-safe text, after a prefix that shows what the secret is for. */
  readonly create: (prefix: string) => Effect.Effect<string>
  /** This many random decimal digits. */
  readonly digits: (count: number) => Effect.Effect<string>
  readonly hash: (secret: string) => Effect.Effect<string>
}>()("domain/kernel/Secrets") {}
