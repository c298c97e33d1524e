import { Context, type Effect } from "effect"

/** Passwords that people choose: slow to hash, so that a stolen hash is slow to guess. */
export class Passwords extends Context.Service<Passwords, {
  /** Salted: never the same twice. */
  readonly hash: (password: string) => Effect.Effect<string>
  readonly matches: (password: string, hash: string) => Effect.Effect<boolean>
}>()("domain/kernel/Passwords") {}
