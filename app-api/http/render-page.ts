import type { RegistrationMode } from "#domain/account/registration.port.ts"
import type { Edition } from "#domain/kernel/edition.ts"
import type { SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"
import type { Language } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { safe } from "../request/safe-html.ts"
import { staticGraph } from "./static-graph.ts"
import type { WebBuild } from "./web-build.ts"

/** What the web app must know before it asks for anything. */
export interface PageSettings {
  readonly brand: string
  readonly region: Edition
  readonly mode: "embedded" | "scaled"
  /** Who gets an account by signing in. */
  readonly registration: RegistrationMode
  /** The ways in, the human check, the terms; spelled as on the wire. */
  readonly signIn: (typeof SignInOptions)["Encoded"]
  /** Whether there are plans; `own` where everything is included, as on a server of one's own. */
  readonly plans: "on" | "own" | "off"
  /** Where the desktop app can be downloaded. */
  readonly downloads: ReadonlyArray<{ readonly system: "windows" | "macos" | "linux"; readonly url: string }>
  /** Whether the page names the edition that serves the caller's country. */
  readonly recommendsEdition: boolean
  /** The address of the other edition; null if it is not known. */
  readonly otherEditionUrl: string | null
  /** Where the store is that pages send the parts of files to themselves; null where everything is sent to this server. */
  readonly uploadsTo: string | null
  /** What the user agents of browsers inside other apps contain, as a pattern. */
  readonly inAppBrowsers: string
  /** Where users get help, an address or an email address; null for the operator. */
  readonly support: string | null
  /** Whether mail leaves this server; otherwise it is stored for the operator. */
  readonly sendsMail: boolean
  /** The same for text messages with codes. */
  readonly sendsCodes: boolean
  /** Whether this server shows stored mails on a page. */
  readonly outbox: boolean
  /** Whether this server has the pages of the free tools. */
  readonly hasTools: boolean
  /** Who collects reports of the use of these pages, and how they name this product; null where nothing is reported. */
  readonly analytics: { readonly collector: string; readonly productNo: number; readonly publicIndex: number } | null
}

/** The page, filled in, in the language of its first words. It tells the browser to load the font and these modules early; null: nothing early. */
export const renderPage = (
  build: WebBuild,
  settings: PageSettings,
  early: ReadonlyArray<string> | null,
  language: Language,
): string => {
  const data = JSON.stringify({ ...settings, version: build.version }).replaceAll("<", String.raw`\u003c`)
  const head = [
    ...(early === null ? [] : [fontOf(build), ...filesOf(build, early)]),
    `<script type="application/json" id="settings">${data}</script>`,
  ]
  const say = textsIn("server/page", language)
  return build.page
    .replace("%LANGUAGE%", language)
    .replace("%DESCRIPTION%", say("page.description"))
    .replace("%NEEDS_SCRIPT%", say("page.needsScript", { brand: "%BRAND%" }))
    .replaceAll("%BRAND%", () => safe(settings.brand))
    .replace("</head>", () => `${head.join("\n")}\n</head>`)
}

/** The font subset that nearly every page needs. */
const fontOf = ({ manifest }: WebBuild): string => {
  const font = Object.keys(manifest).find((key) => key.endsWith("/inter-latin-wght-normal.woff2"))
  const file = font === undefined ? undefined : manifest[font]?.file
  return file === undefined ? "" : `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}

/** What the page does not already include or reference. */
const filesOf = ({ manifest }: WebBuild, modules: ReadonlyArray<string>): ReadonlyArray<string> => {
  const own = staticGraph(manifest, ["index.html"])
  const { scripts, styles } = staticGraph(manifest, modules)
  return [
    ...styles.filter((file) => !own.styles.includes(file)).map((file) =>
      `<link rel="stylesheet" crossorigin href="/${file}">`
    ),
    ...scripts.filter((file) => !own.scripts.includes(file)).map((file) =>
      `<link rel="modulepreload" crossorigin href="/${file}">`
    ),
  ]
}
