import type { ToolId } from "#domain/tools/tool.ts"
import { textsOf } from "#web/lib/text.ts"
import type { ReactElement } from "react"

const { t } = textsOf("tools/site")

/** Replaced by the panel, which is rendered by itself: the browser makes only that part of the page its own. */
export const panelPlace = "%PANEL%"

/** The place of the tool, with what it is before the script: a browser without script is told. */
export const Panel = ({ id }: { readonly id: ToolId }): ReactElement => (
  <div className="mx-auto mt-8 max-w-[760px] text-left">
    <noscript>
      <p className="mb-4 rounded-lg bg-warn-soft p-4 text-warn">{t("site.needsScript")}</p>
    </noscript>
    <div data-part="human" className="mb-4 empty:hidden" />
    <div data-part="panel" data-tool={id} className="scroll-mt-4">{panelPlace}</div>
  </div>
)
