import { Schema } from "effect"

/** Where a provider sends people back to: the app, the tools site, or the desktop app. */
export const Redirect = Schema.Literals(["web", "tools", "native"])
type Redirect = typeof Redirect.Type

/** The address to register with the provider. */
export const redirectUri = (redirect: Redirect, url: string, desktopScheme: string): string => {
  switch (redirect) {
    case "web":
      return `${url}/transcribe/callback`
    case "tools":
      return `${url}/tools/callback`
    case "native":
      return `${desktopScheme}://callback`
  }
}
