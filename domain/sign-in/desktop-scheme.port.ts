import { Context } from "effect"

/** The scheme of addresses that open the desktop app, such as `parley` in `parley://auth?token=…`. */
export class DesktopScheme extends Context.Service<DesktopScheme, { readonly scheme: string }>()(
  "domain/sign-in/DesktopScheme",
) {}
