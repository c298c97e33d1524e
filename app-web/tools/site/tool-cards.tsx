import type { ToolId } from "#domain/tools/tool.ts"
import { textsOf } from "#web/lib/text.ts"
import { Chip } from "#web/ui/chip.tsx"
import { clsx } from "clsx"
import { ArrowRight } from "lucide-react"
import type { ReactElement } from "react"
import { addressOf } from "../addresses.ts"
import { ToolIcon } from "./tool-icon.tsx"
import { When } from "./when.tsx"

const { t } = textsOf("tools/site")

interface CardProps {
  readonly id: ToolId
  readonly code: string
}

const frame = "relative flex h-full flex-col rounded-xl bg-surface p-6 shadow-e2"

const About = ({ id }: { readonly id: ToolId }): ReactElement => (
  <>
    <span className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent-text">
      <ToolIcon id={id} size={22} />
    </span>
    <h3 className="mt-6 text-lg font-[620]">{t(`tool.${id}.name`)}</h3>
    <p className="mt-1 mb-6 text-md text-fg-2">{t(`tool.${id}.lead`)}</p>
  </>
)

const OpenCard = ({ id, code }: CardProps): ReactElement => (
  <li className={`${frame} transition-shadow hover:shadow-e3`}>
    <About id={id} />
    <a
      href={addressOf(id, code)}
      className="mt-auto inline-flex min-h-11 items-center gap-2 text-md font-[540] text-accent-text after:absolute after:inset-0 after:rounded-xl"
    >
      <span>
        {t("site.useTool")} <span className="sr-only">{t(`tool.${id}.name`)}</span>
      </span>
      <ArrowRight size={18} aria-hidden />
    </a>
  </li>
)

const ComingCard = ({ id }: Pick<CardProps, "id">): ReactElement => (
  <li className={frame}>
    <About id={id} />
    <span className="mt-auto flex min-h-11 items-center">
      <Chip>{t("site.comingSoon")}</Chip>
    </span>
  </li>
)

interface CardsProps {
  readonly ids: ReadonlyArray<ToolId>
  readonly code: string
  /** In one row where there is room: four would leave one by itself below three. */
  readonly isRow?: boolean
}

/** The tools as cards: in use, announced, or left out by the server. */
export const ToolCards = ({ ids, code, isRow = false }: CardsProps): ReactElement => (
  <ul
    className={clsx(
      "grid gap-4 sm:grid-cols-2",
      isRow ? "lg:grid-cols-[repeat(auto-fit,minmax(240px,1fr))]" : "lg:grid-cols-3",
    )}
  >
    {ids.map((id) => [
      <When key={`${id} on`} fact={`${id}:on`}>
        <OpenCard id={id} code={code} />
      </When>,
      <When key={`${id} soon`} fact={`${id}:coming-soon`}>
        <ComingCard id={id} />
      </When>,
    ])}
  </ul>
)
