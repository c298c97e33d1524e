import type { Edition } from "#domain/kernel/edition.ts"
import type { SharedView } from "#domain/sharing/shared-view.ts"
import { excerptOf } from "#domain/text/excerpt.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import type { Language } from "#texts/languages.ts"
import { type Say, textsIn } from "#texts/server-texts.ts"
import { DateTime } from "effect"
import { safe } from "../../request/safe-html.ts"
import { lengthInWords } from "./length-in-words.ts"
import { htmlOfMarkdown } from "./markdown-html.ts"
import { htmlOfMindMap } from "./mind-map-html.ts"

/** What every page needs to know. */
export interface Around {
  readonly brand: string
  readonly language: Language
  readonly robots: string
  /** Whether the reader has it open in a browser inside another app. */
  readonly isInApp: boolean
  /** The edition for the reader's country, and its address if known; null for this one. */
  readonly recommended: { readonly edition: Edition; readonly url: string | null } | null
}

export interface Content {
  readonly view: SharedView
  /** The page's own address. */
  readonly canonical: string
  /** Where it hears that its link ended; null for a page without a link. */
  readonly events: string | null
  /** What previews show; null if they have no picture. */
  readonly picture: string | null
}

/** Summary and mind map of a task. */
export const contentPage = (around: Around, { view, canonical, events, picture }: Content): string => {
  const { title, language, summary, mindMap } = view
  const say = textsIn("server/share", around.language)
  const description = Array.from(excerptOf(plainLines(summary ?? "")) ?? title).slice(0, 160).join("")
  const head = [
    meta("name", "description", description),
    meta("property", "og:type", "article"),
    meta("property", "og:site_name", around.brand),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    ...(picture === null ? [meta("name", "twitter:card", "summary")] : pictureOf(picture, title)),
    meta("name", "twitter:title", title),
    meta("name", "twitter:description", description),
    `<link rel="canonical" href="${safe(canonical)}">`,
    '<script src="/transcribe/share.js" defer></script>',
  ]
  const parts = summary === null || mindMap === null ? "" : `<ul class="parts">
<li><a href="#summary">${safe(say("sharePage.summary"))}</a></li><li><a href="#map">${
    safe(say("sharePage.mindMap"))
  }</a></li></ul>`
  const body = `<article class="sheet" lang="${safe(language)}"><header><h1>${safe(title)}</h1>
<p class="facts" lang="${around.language}">${safe(factsOf(view, around.language))}</p></header>
<nav lang="${around.language}" aria-label="${safe(title)}">${parts}</nav>
${
    summary === null
      ? ""
      : summaryOf(htmlOfMarkdown(summary), around.language, say)
  }
${mindMap === null ? "" : htmlOfMindMap(mindMap, title, say)}</article>`
  return page(around, { title: `${title} · ${around.brand}`, head, body, events })
}

const summaryOf = (html: string, language: Language, say: Say<"server/share">): string => {
  const times = html.includes('class="time"')
    ? `<p class="about" lang="${language}">${safe(say("sharePage.times"))}</p>`
    : ""
  return `<section id="summary" class="md" aria-label="${safe(say("sharePage.summary"))}">${html}${times}</section>`
}

/** Asks for the password of a link, and shows nothing of what is behind it. */
export const lockedPage = (around: Around, problem: "wrong" | "tooMany" | null): string => {
  const say = textsIn("server/share", around.language)
  const bad = problem === null ? "" : `<p class="bad" role="alert" id="bad">${safe(say(`sharePage.${problem}`))}</p>`
  const about = problem === null ? "" : ' aria-invalid="true" aria-describedby="bad"'
  const body = `<div class="sheet plain"><h1>${safe(say("sharePage.lockedTitle"))}</h1><p>${
    safe(say("sharePage.locked"))
  }</p>
<form method="post">${bad}<label for="password">${safe(say("sharePage.password"))}</label>
<input id="password" name="password" type="password" required maxlength="128" autocomplete="off" autofocus${about}>
<button type="submit">${safe(say("sharePage.open"))}</button></form></div>`
  return page(around, { title: `${say("sharePage.lockedTitle")} · ${around.brand}`, head: [], body, events: null })
}

/** For a link that no longer works, or never did. */
export const endedPage = (around: Around): string => {
  const say = textsIn("server/share", around.language)
  return plainPage(around, say("sharePage.endedTitle"), say("sharePage.ended"))
}

/** For a published page that does not exist. */
export const missingPage = (around: Around): string => {
  const say = textsIn("server/share", around.language)
  return plainPage(around, say("sharePage.missingTitle"), say("sharePage.missing"))
}

const plainPage = (around: Around, title: string, text: string): string =>
  page(around, {
    title: `${title} · ${around.brand}`,
    head: [],
    body: `<div class="sheet plain" role="status"><h1>${safe(title)}</h1><p>${safe(text)}</p></div>`,
    events: null,
  })

const meta = (kind: "name" | "property", name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${safe(content)}">`

const pictureOf = (address: string, title: string): ReadonlyArray<string> => [
  meta("property", "og:image", address),
  meta("property", "og:image:type", "image/png"),
  meta("property", "og:image:width", "1200"),
  meta("property", "og:image:height", "630"),
  meta("property", "og:image:alt", title),
  meta("name", "twitter:card", "summary_large_image"),
  meta("name", "twitter:image", address),
]

const factsOf = ({ createdAt, duration, ownerName }: SharedView, language: Language): string => {
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    DateTime.toDate(createdAt),
  )
  const length = duration === null ? null : lengthInWords(duration, language)
  return [ownerName, day, length].filter((fact) => fact !== null).join(" · ")
}

interface Parts {
  readonly title: string
  readonly head: ReadonlyArray<string>
  readonly body: string
  readonly events: string | null
}

/** What the page says above its content, one at a time. */
const noticeOf = ({ brand, isInApp, recommended }: Around, say: Say<"server/share">): string => {
  if (isInApp) return `<p class="notice">${safe(say("sharePage.inApp"))}</p>`
  if (recommended === null) return ""
  const { edition, url } = recommended
  const link = url === null ? "" : ` <a href="${safe(url)}">${safe(say("sharePage.openEdition"))}</a>`
  return `<p class="notice">${safe(say(`sharePage.${edition}`, { brand }))}${link}</p>`
}

const page = (around: Around, { title, head, body, events }: Parts): string => {
  const { brand, language, robots } = around
  const say = textsIn("server/share", language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${safe(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="robots" content="${robots}"><meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/transcribe/share.css">
${head.join("\n")}</head>
<body${events === null ? "" : ` data-events="${safe(events)}"`}><a class="skip" href="#content">${
    safe(say("sharePage.skip"))
  }</a>
<header class="bar"><a class="brand" href="/transcribe/login"><img src="/favicon.svg" alt="">${safe(brand)}</a>
<a class="try" href="/transcribe/login">${safe(say("sharePage.try", { brand }))}</a></header>
<main id="content" tabindex="-1">${noticeOf(around, say)}${body}</main></body></html>
`
}
