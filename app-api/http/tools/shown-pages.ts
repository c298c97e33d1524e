import type { ShownTool } from "#domain/tools/tool.ts"
import type { PageSettings } from "../render-page.ts"
import type { Said } from "./fill-page.ts"
import type { ToolsSite } from "./tools-site.ts"

interface Offer {
  readonly freeUse: string
  readonly tools: ReadonlyArray<ShownTool>
}

const ofMedia = ["video-to-audio", "audio-compressor"]

/** Whether a page is there: that of a tool only while the tool can be used. */
export const isShown = (page: string, tools: Offer["tools"]): boolean => {
  const wanted = page === "media" ? ofMedia : [page]
  return page === "index" || tools.some(({ id, state }) => state === "on" && wanted.includes(id))
}

export const shownPages = ({ paths }: ToolsSite, tools: Offer["tools"]): ReadonlyArray<string> =>
  Object.keys(paths).filter((page) => isShown(page, tools))

/** What is so on this server, as the pages ask for it. */
export const factsOf = (
  { freeUse, tools }: Offer,
  lists: Readonly<Record<string, ReadonlyArray<Said>>>,
): ReadonlySet<string> =>
  new Set([
    `free:${freeUse}`,
    ...tools.map(({ id, state }) => `${id}:${state}`),
    ...Object.keys(lists).filter((name) => (lists[name] ?? []).length > 0),
  ])

/** What the script of a page must know before it asks for anything. */
export const settingsFor = (
  settings: PageSettings & { readonly version: string },
  { freeUse, tools }: Offer,
): string => {
  const data = JSON.stringify({ ...settings, tools, free_use: freeUse }).replaceAll("<", String.raw`\u003c`)
  return `<script type="application/json" id="settings">${data}</script>`
}
