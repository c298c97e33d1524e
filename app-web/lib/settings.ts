interface Settings {
  readonly brand: string
  readonly region: "international" | "cn"
  readonly mode: "embedded" | "scaled"
  /** Whether this server keeps its mails on a page of its own. */
  readonly outbox: boolean
  /** Names the build that serves this page. */
  readonly version: string
}

const usual: Settings = { brand: "Parley", region: "international", mode: "embedded", outbox: true, version: "dev" }

const written = document.querySelector("#settings")?.textContent ?? ""

/** What the server wrote into the page about itself; the development server writes nothing. */
export const settings: Settings = { ...usual, ...(written.startsWith("{") ? JSON.parse(written) : {}) }
