import { Context } from "effect"

/** The address at which people reach this server, without a trailing slash. */
export class PublicAddress extends Context.Service<PublicAddress, { readonly url: string }>()(
  "domain/kernel/PublicAddress",
) {}
