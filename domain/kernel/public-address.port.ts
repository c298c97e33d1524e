import { Context } from "effect"

/** The address people reach this server by, without a slash at the end. */
export class PublicAddress extends Context.Service<PublicAddress, { readonly url: string }>()(
  "domain/kernel/PublicAddress",
) {}
