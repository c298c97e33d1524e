import { Context } from "effect"

/** The terms of this server. */
export class Terms extends Context.Service<Terms, {
  readonly version: string
  /** Whether an account requires agreement. If the operator has no terms of their own, only the page asks. */
  readonly isRequired: boolean
}>()("domain/sign-in/Terms") {}
