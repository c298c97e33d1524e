interface SignInSettings {
  /** The sign-in methods. One that is not ready lacks some of its configuration. */
  readonly methods: ReadonlyArray<{ readonly name: "email" | "google" | "phone"; readonly is_ready: boolean }>
  /** The domain that passkeys are for; null if there can be none. */
  readonly passkey_domain: string | null
  readonly human_check: { readonly kind: "none" | "altcha" | "turnstile"; readonly site_key: string | null }
  readonly terms: { readonly version: string; readonly url: string; readonly privacy_url: string }
}

interface Settings {
  readonly brand: string
  readonly region: "international" | "cn"
  readonly mode: "embedded" | "scaled"
  /** Who gets an account by signing in. */
  readonly registration: "open" | "invitation" | "closed"
  readonly signIn: SignInSettings
  /** Whether there are plans; `own` where everything is included, as on a server of one's own. */
  readonly plans: "on" | "own" | "off"
  /** Where the desktop app can be downloaded. */
  readonly downloads: ReadonlyArray<{ readonly system: "windows" | "macos" | "linux"; readonly url: string }>
  /** Whether this server knows which country a page is opened in, and says that another edition is for it. */
  readonly recommendsEdition: boolean
  /** The address of the other edition; null if it is not known. */
  readonly otherEditionUrl: string | null
  /** Where the store is that files go to in parts; null where they are sent to this server. */
  readonly uploadsTo: string | null
  /** What the user agents of browsers inside other apps contain, as a pattern. */
  readonly inAppBrowsers: string
  /** Where users get help, an address or an email address; null for the operator. */
  readonly support: string | null
  /** Whether mail leaves this server; otherwise it is stored for the operator. */
  readonly sendsMail: boolean
  /** The same for text messages with codes. */
  readonly sendsCodes: boolean
  /** Whether this server shows its outgoing mails on a page. */
  readonly outbox: boolean
  /** Whether this server has the pages of the free tools. */
  readonly hasTools: boolean
  /** Who collects reports of the use of these pages, and how they name this product; null where nothing is reported. */
  readonly analytics: { readonly collector: string; readonly productNo: number; readonly publicIndex: number } | null
  /** The build that serves this page. */
  readonly version: string
}

const defaults: Settings = {
  brand: "Parley",
  region: "international",
  mode: "embedded",
  registration: "open",
  plans: "on",
  signIn: {
    methods: [{ name: "email", is_ready: true }],
    passkey_domain: null,
    human_check: { kind: "none", site_key: null },
    terms: { version: "dev", url: "/terms", privacy_url: "/privacy" },
  },
  downloads: [],
  recommendsEdition: false,
  otherEditionUrl: null,
  uploadsTo: null,
  inAppBrowsers: "(?!)",
  support: null,
  sendsMail: false,
  sendsCodes: false,
  outbox: true,
  hasTools: false,
  analytics: null,
  version: "dev",
}

const written = document.querySelector("#settings")?.textContent ?? ""

/** What the server wrote into the page; the development server writes nothing. */
export const settings: Settings = { ...defaults, ...(written.startsWith("{") ? JSON.parse(written) : {}) }
