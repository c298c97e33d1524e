import { Context } from "effect"

/** The terms of this server. */
export class Terms extends Context.Service<Terms, {
  readonly version: string
  /** Whether nobody gets an account without agreeing. Where the operator has no terms of their own, only the page asks. */
  readonly isRequired: boolean
}>()("domain/sign-in/Terms") {}
