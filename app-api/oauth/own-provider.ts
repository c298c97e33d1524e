import { type KoaContextWithOIDC, Provider } from "oidc-provider"

/**
 * The library without `response_mode=form_post`: its page sends itself by a script to another origin, both of which our content
 * policy forbids. Asking for it is refused.
 */
export class OwnProvider extends Provider {
  override registerResponseMode(...[name, handler]: Parameters<Provider["registerResponseMode"]>): void {
    if (name !== "form_post") super.registerResponseMode(name, handler)
  }
}

/** The library lists it all the same. */
export const withoutForms = async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next()
  if (ctx.path.startsWith("/.well-known/")) {
    Object.assign(Object(ctx.body), { response_modes_supported: ["query", "fragment"] })
  }
}
