import { createHash } from "node:crypto"

/** What is written into a page itself and may run or apply there, as hashes. */
interface Inline {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

const nothingInline: Inline = { scripts: [], styles: [] }

/** What pages may use of others, where it is configured; null for nothing. */
export interface Foreign {
  /** Where the widget of the human check comes from. */
  readonly widget: string | null
  /** Who collects reports of the use. */
  readonly collector: string | null
  /** Where the store is that pages send files to. */
  readonly store: string | null
}

const nobodyElse: Foreign = { widget: null, collector: null, store: null }

/** Pages run, show and call only what this server offers, and what is configured. */
export const contentPolicy = (
  { scripts, styles }: Inline = nothingInline,
  { widget, collector, store }: Foreign = nobodyElse,
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(widget === null ? [] : [widget])].join(" "),
    ...(widget === null ? [] : [`frame-src ${widget}`]),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...[collector, store].filter((one) => one !== null)].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")

/** The hashes of the scripts and styles in a page; blocks of data need none. */
export const inlineOf = (html: string): Inline => ({
  scripts: textsOf(
    html,
    /<script([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi,
    /\b(src|type="application\/json")/i,
  ),
  styles: textsOf(html, /<style([^>]*)>([^<]*(?:<(?!\/style)[^<]*)*)<\/style/gi, null),
})

const textsOf = (html: string, element: RegExp, other: RegExp | null): ReadonlyArray<string> =>
  [...html.matchAll(element)].flatMap(([, attributes = "", text = ""]) =>
    other?.test(attributes) === true ? [] : [`'sha256-${createHash("sha256").update(text).digest("base64")}'`]
  )
