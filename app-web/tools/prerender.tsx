import type { ToolId } from "#domain/tools/tool.ts"
import { type Language, languageCodes } from "#texts/languages.ts"
import { switchTexts } from "#web/lib/catalogues.ts"
import { textsOf } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { renderToStaticMarkup, renderToString } from "react-dom/server"
import { codeOf, type PageId, pagePaths, toolIds } from "./addresses.ts"
import { loadPanel } from "./panels.tsx"
import { headOf } from "./site/head.ts"
import { Home, Media } from "./site/home.tsx"
import { panelPlace } from "./site/panel.tsx"
import { ToolPage } from "./site/tool-page.tsx"

const { t } = textsOf()

interface Prerendered {
  readonly page: PageId
  /** The language as addresses spell it. */
  readonly code: string
  readonly html: string
}

const pages: ReadonlyArray<PageId> = ["index", "media", ...toolIds]

const contentOf = (page: PageId, code: string): ReactElement => {
  if (page === "index") return <Home code={code} />
  if (page === "media") return <Media code={code} />
  return <ToolPage id={page} code={code} />
}

/** The page, with its tool as it is before the script. */
const htmlOf = (page: PageId, code: string, panels: Panels): string => {
  const html = renderToStaticMarkup(contentOf(page, code))
  if (page === "index" || page === "media") return html
  return html.replace(panelPlace, () => renderToString(panels[page], { identifierPrefix: "panel" }))
}

type Panels = Readonly<Record<ToolId, ReactElement>>

const allPanels = async (): Promise<Panels> => ({
  "youtube-transcript": await loadPanel("youtube-transcript"),
  "audio-to-text": await loadPanel("audio-to-text"),
  "text-summariser": await loadPanel("text-summariser"),
  "video-to-audio": await loadPanel("video-to-audio"),
  "audio-compressor": await loadPanel("audio-compressor"),
})

interface Site {
  /** Its code in addresses, and the language. */
  readonly languages: ReadonlyArray<readonly [code: string, language: Language]>
  /** Where each page is, below the language. */
  readonly paths: typeof pagePaths
  readonly pages: ReadonlyArray<Prerendered>
}

/** Every page in every language, from the page that the build made for them. */
export const prerender = async (template: string): Promise<Site> => {
  const panels = await allPanels()
  const made: Array<Prerendered> = []
  const renderIn = (language: Language): void => {
    const code = codeOf(language)
    for (const page of pages) {
      const html = template
        .replace("%LANGUAGE%", language)
        .replace("%LAYERS%", t("shell.layers"))
        .replace("<!-- head -->", () => headOf(page, code, language))
        .replace("<!-- page -->", () => htmlOf(page, code, panels))
      made.push({ page, code, html })
    }
  }
  // One after the other: the texts have one language at a time.
  await languageCodes.reduce(
    (before, one) => before.then(() => switchTexts(one)).then(() => renderIn(one)),
    Promise.resolve(),
  )
  return { languages: languageCodes.map((language) => [codeOf(language), language]), paths: pagePaths, pages: made }
}
