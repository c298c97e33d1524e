import { useText } from "#web/lib/text.ts"
import type { ReactElement, RefObject } from "react"

interface TableOfContentsProps {
  readonly headings: ReadonlyArray<string>
  readonly text: RefObject<HTMLElement | null>
}

/** The headings next to the text, if there is room. */
export const TableOfContents = ({ headings, text }: TableOfContentsProps): ReactElement | null => {
  const t = useText("summary")
  if (headings.length < 2) return null
  const show = (index: number) =>
    text.current?.querySelectorAll("h1,h2,h3")[index]?.scrollIntoView({ behavior: "smooth", block: "start" })
  return (
    <nav
      aria-label={t("summary.contents")}
      className="scroll hidden w-[264px] shrink-0 overflow-y-auto border-l px-6 py-6 @4xl:block"
    >
      <h2 className="mb-3 text-sm font-[560] text-fg-3">{t("summary.contents")}</h2>
      <ol className="space-y-0.5">
        {indexed(headings).map(({ heading, index }) => (
          <li key={`${index} ${heading}`}>
            <button
              type="button"
              className="w-full rounded-sm py-1.5 text-left text-fg-2 hover:text-accent-text"
              onClick={() => show(index)}
            >
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Two headings may have the same text, so the key needs the index. */
const indexed = (headings: ReadonlyArray<string>) => headings.map((heading, index) => ({ heading, index }))
