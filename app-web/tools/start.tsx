import { isLanguage } from "#texts/languages.ts"
import { noteArrival } from "#web/lib/arrival.ts"
import { switchTexts } from "#web/lib/catalogues.ts"
import { keepIdentities } from "#web/lib/identities.ts"
import { storeReturnAddress } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { followSystemTheme } from "#web/lib/theme.ts"
import { beginReporting } from "#web/lib/usage/begin-reporting.ts"
import * as sender from "#web/lib/usage/sender.ts"
import { importWithRetry } from "#web/request/import-with-retry.ts"
import { Toasts } from "#web/ui/toasts.tsx"
import { createRoot, hydrateRoot } from "react-dom/client"
import { AccountPart } from "./account/account-part.tsx"
import { isToolId } from "./addresses.ts"
import { noteAskedLink } from "./calls/given-link.ts"
import { humanPlace } from "./calls/visitor.ts"
import { followUsage } from "./page/follow-usage.ts"
import { loadHistory, loadPanel } from "./panels.tsx"

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`)
const language = document.documentElement.lang
if (isLanguage(language)) await switchTexts(language).catch(() => undefined)

followSystemTheme()
noteArrival(location.search)
keepIdentities()
humanPlace.set(part("human"))
beginReporting(() => Promise.resolve(sender))

// Signing in leads back to this page.
document.addEventListener("click", ({ target }) => {
  const isLogin = target instanceof Element && target.closest("[data-login]") !== null
  if (isLogin) storeReturnAddress(location.pathname + location.search)
})

document.addEventListener("submit", ({ target }) => {
  const address = target instanceof HTMLFormElement ? new FormData(target).get("url") : null
  if (typeof address === "string") noteAskedLink(address.trim())
})

const account = part("account")
if (account !== null) {
  const link = account.firstElementChild
  const place = document.createElement("span")
  account.append(place)
  const onVisitor = (isVisitor: boolean) => {
    link?.toggleAttribute("hidden", !isVisitor)
    document.querySelector("[data-sign-up]")?.toggleAttribute("hidden", !isVisitor)
  }
  createRoot(place).render(<AccountPart onVisitor={onVisitor} />)
}

const toasts = document.createElement("div")
document.querySelector("#layers")?.append(toasts)
createRoot(toasts).render(<Toasts />)

const panel = part("panel")
const tool = panel?.dataset["tool"] ?? ""
if (settings.analytics !== null) {
  followUsage(isToolId(tool) ? tool : location.pathname.endsWith("/media") ? "media" : "index")
}
if (panel !== null && isToolId(tool)) {
  const content = await importWithRetry(() => loadPanel(tool))
  hydrateRoot(panel, content, { identifierPrefix: "panel" })
  // From here on, no press is lost.
  panel.dataset["awake"] = ""
  const history = part("history")
  if (history !== null) createRoot(history).render(await loadHistory(tool))
}
