import { type KoaContextWithOIDC, Provider, type TokenEndpointGrantContext } from "oidc-provider"

type Names = string | ReadonlyArray<string> | ReadonlySet<string>

export class OwnProvider extends Provider {
  /**
   * A refresh gives what the person allowed, whatever it names: programs made with the kit for Rust add `offline_access`, which is
   * nothing of ours, and would be refused; others name what they asked for first, and would lose what was ticked besides.
   */
  override registerGrantType<Params extends object>(
    name: string,
    handler: (ctx: TokenEndpointGrantContext<Params>) => void | Promise<void>,
    params: Names = [],
    duplicates: Names = [],
  ): void {
    const named = typeof params === "string" ? [params] : [...params]
    const read = name === "refresh_token" ? named.filter((one) => one !== "scope") : named
    super.registerGrantType(name, handler, read, duplicates)
  }

  /**
   * Without `response_mode=form_post`: its page sends itself by a script to another origin, both of which our content policy
   * forbids. Asking for it is refused.
   */
  override registerResponseMode(...[name, handler]: Parameters<Provider["registerResponseMode"]>): void {
    if (name !== "form_post") super.registerResponseMode(name, handler)
  }
}

/** What the library lists all the same; and documents of programs only where they can be had. */
export const asItIs = (hasDocuments: () => boolean) => async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
  await next()
  if (!ctx.path.startsWith("/.well-known/")) return
  Object.assign(Object(ctx.body), {
    response_modes_supported: ["query", "fragment"],
    client_id_metadata_document_supported: hasDocuments(),
  })
}
