import type { ToolId } from "#domain/tools/tool.ts"
import { textsOf } from "#web/lib/text.ts"
import { ChevronDown } from "lucide-react"
import type { ReactElement } from "react"
import { toolIds } from "../addresses.ts"
import { Band, Frame, SignUp } from "./frame.tsx"
import { Hero } from "./hero.tsx"
import { questionsOf, stepsOf } from "./page-texts.ts"
import { Panel } from "./panel.tsx"
import { Reviews } from "./reviews.tsx"
import { ToolCards } from "./tool-cards.tsx"

const { t } = textsOf("tools/site")

interface ToolPageProps {
  readonly id: ToolId
  readonly code: string
}

const isMedia = (id: ToolId): boolean => id === "video-to-audio" || id === "audio-compressor"

/** The page of a tool: the tool itself, how it works, questions, and the other tools. */
export const ToolPage = ({ id, code }: ToolPageProps): ReactElement => (
  <Frame page={id} code={code}>
    <Hero title={t(`tool.${id}.title`)} lead={t(`tool.${id}.lead`)} free={isMedia(id) ? "media" : "limited"}>
      <Panel id={id} />
    </Hero>
    <div data-part="history" />
    <Band id="how" title={t("site.how")}>
      <ol className="grid gap-4 sm:grid-cols-3">
        {stepsOf(id).map((step, index) => (
          <li key={step} className="flex items-center gap-4 rounded-xl bg-surface p-5 text-md shadow-e2">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-[620] text-accent-text"
            >
              {index + 1}
            </span>
            <p className="min-w-0">{step}</p>
          </li>
        ))}
      </ol>
    </Band>
    <Band id="faq" title={t("site.faq")}>
      <div className="divide-y rounded-xl bg-surface shadow-e2">
        {questionsOf(id).map(({ question, answer }) => (
          <details key={question} className="group px-5">
            <summary className="flex min-h-14 cursor-default list-none items-center gap-4 py-3 text-md font-[560] [&::-webkit-details-marker]:hidden">
              <h3 className="flex-1">{question}</h3>
              <ChevronDown
                size={18}
                className="shrink-0 text-fg-3 transition-transform group-open:rotate-180"
                aria-hidden
              />
            </summary>
            <p className="max-w-[72ch] pb-5 text-md text-fg-2">{answer}</p>
          </details>
        ))}
      </div>
    </Band>
    <Reviews />
    <Band id="all-tools" title={t("site.more")}>
      <ToolCards isRow ids={toolIds.filter((other) => other !== id)} code={code} />
    </Band>
    <SignUp />
  </Frame>
)
