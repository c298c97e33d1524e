interface Settings {
  readonly brand: string
  readonly region: "international" | "cn"
  readonly mode: "embedded" | "scaled"
  /** Who gets an account by signing in. */
  readonly registration: "open" | "invitation" | "closed"
  /** Whether this server shows its outgoing mails on a page of its own. */
  readonly outbox: boolean
  /** The build that serves this page. */
  readonly version: string
}

const defaults: Settings = {
  brand: "Parley",
  region: "international",
  mode: "embedded",
  registration: "open",
  outbox: true,
  version: "dev",
}

const written = document.querySelector("#settings")?.textContent ?? ""

/** What the server wrote into the page; the development server writes nothing. */
export const settings: Settings = { ...defaults, ...(written.startsWith("{") ? JSON.parse(written) : {}) }
