import { Context } from "effect"

/** Where users of this server get help: the address of a page, or an email address. Null if none is set: then from the operator. */
export class Support extends Context.Reference<string | null>("domain/kernel/Support", {
  defaultValue: () => null,
}) {}
