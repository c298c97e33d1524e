import { Context } from "effect"

/** The terms of this server, the operator's own or those built in: nobody gets an account without agreeing to them. */
export class Terms extends Context.Service<Terms, {
  readonly version: string
}>()("domain/sign-in/Terms") {}
