import { textsOf } from "#web/lib/text.ts"
import type { ReactElement, ReactNode } from "react"
import { When } from "./when.tsx"

const { t } = textsOf("tools/site")

interface HeroProps {
  readonly title: string
  readonly lead: string
  /** What is free, where not everything is. */
  readonly free?: "limited" | "media"
  readonly children?: ReactNode
}

/** Which text on free use there is, the operator has chosen. */
const FreeUse = ({ free }: { readonly free: "limited" | "media" }): ReactElement => (
  <p className="mt-4 text-base text-fg-3">
    <When fact="free:limited">{free === "media" ? t("site.free.media") : t("site.free.limited")}</When>
    <When fact="free:unlimited">{t("site.free.unlimited")}</When>
  </p>
)

/** The top of a page: what it is for. */
export const Hero = ({ title, lead, free, children }: HeroProps): ReactElement => (
  <div className="border-b bg-surface">
    <div className="mx-auto max-w-[1128px] px-4 pt-10 pb-12 text-center sm:px-6 sm:pt-14 sm:pb-16">
      <h1 className="text-[32px]/[38px] font-[680] tracking-[-0.025em] text-balance sm:text-[44px]/[49px]">{title}</h1>
      <p className="mx-auto mt-4 max-w-[52ch] text-lg text-pretty text-fg-2">{lead}</p>
      {free !== undefined && <FreeUse free={free} />}
      {children}
    </div>
  </div>
)
